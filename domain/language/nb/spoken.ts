import type { Terms } from '#domain/language/pack/language-pack.ts'

/** How complaints, mishaps, daily life and advice are told in speech, beside the words of the trade; written from general knowledge. Read as the marks are. */
export const spoken: Terms = {
  symptom: `
    snurr@, gynger, gyngende, svimer av, svimete, mist@ balansen, vakl@, vingl@, orker, orkar, orka, orket, ingen ork, tiltaksløs@, krefter, kreftene,
    pjusk@, skrant@, skrøpelig@, ble dårlig, blei dårlig, blir dårlig, vært dårlig, føler _ dårlig, dårlig form, ikke _ meg selv, ikke _ seg selv,
    ikkje _ seg sjølv, sengeliggende, legger på meg, pustet, ikke luft, ikkje luft, snapper etter, peser, pesing, blir blå, tunghør@, tunghøyr@,
    skru opp lyden, stemmen, stemma, smaker ingenting, hamrer, hamrar, galopperer, flagrer, kniper, mett, sulten, svolten, tømt meg, sengevæt@,
    småblø@, sporblø@, nedentil, buler ut, kjenner liv, sammentrekning@, fostervann@, vannavgang@, skrik@, skrek, hylskr@, hyler, griner, grein,
    sutr@, klengete, nekter å, nektar å, stirrer, rykker, språket, vekstkurve@, nuppete, siver, skifta farge, endret farge, gjengrodd@,
    ser ikke klart, myser, skurr@, blendes, blind, sa det bare stopp, bare stopp i, sa det stopp, sa det pang, sa det klikk, et smell, knas@,
    hekter seg, låste seg, vranglås, glipper, glapp, gir etter, får ikke snudd, får ikke retta, får ikke gått, kan ikke gå, kan ikkje gå,
    kan ikke stå, klarte ikke, klarte ikkje, klarer ikkje, greier ikke, kommer seg ikke, kjem meg ikkje, krokbøyd, ilinger, elektriske støt,
    stikning@, mist@ følelsen, lamma, lammelse@, fumlete, subber, støl, støle, sprengende, døsig@, dupper av, vaken, uthvilt, utkvilt, trøytt@,
    vrir meg, tankene, snudd døgnet, glede seg, glede deg, gleder meg over, gleden, gleda, glede av, ingen glede, lyst til noe, langt nede, deppa,
    mørke tanker, tungsinn@, vært tungt, vore tungt, veldig tungt, meningsløs@, meiningslaus@, verdiløs@, dårlig samvittighet, ikke leve, ikkje leve,
    leve lenger, gjøre slutt på livet, ta livet, tatt livet, å dø, vil dø, humøret, humør, humørsving@, trekker meg tilbake, trekker seg,
    holder meg hjemme, irritert, irriterer, overveld@, makter, maktar, møtte veggen, møtt veggen, på en smell, kollaps@, sliter, sleit, strever,
    tøff periode, vanskelig periode, likegyldig@, apatisk, tom inni, føler meg tom, føler ingenting, ensom@, einsam@, selvtillit@, sjølvtillit,
    selvfølelse@, nervøs@, redd, livredd, redsel@, anspen@, hyperventil@, gruer, gruar, tør ikke, torer ikkje, turde ikke, savn@, sørger over,
    etterlatt@, skvetter, på alerten, trigger, uvirkelig@, dissosi@, glemmer, gløymer, glemsom@, gløymsk@, husker dårlig, husker ikke navn,
    husker ikke fallet, leter etter ord, roter, finner ikke igjen, gjentar seg, seg vill, gikk seg bort, finner ikke hjem, kjenner ikke igjen,
    surrete, desorienter@, mistenksom@, forandret seg, abstinens@, blackout@, føling, følinger, følingen, glovarm@, hutr@, skalv, svulmer,
    vil ikke ut, vil ikke leke, leker ikke, vraker, rører ikke maten, vannskål@, knurrer, freser, glefs@, uler, skåner, støtter ikke, støttar ikkje,
    aker seg, på skakke, gjør fra seg, utenfor kassen, kattedo@, hårball@, fråde@, raut@, mjau@, ingen perler, små perler, går urent, går kort,
    ømfotet, melker mindre, ned i melk, omløp@, etterbyrd@, sturer, sturar, skiller seg ut, frykt, frykten, frykter, gleder seg over, filler i melka,
    lagt på meg, lagt på seg, ga etter, gav etter, brunst, brunsten, brunstig@, trives, trivsel
  `,
  event: `
    vridde, vreid, vridning@, tråkket@, trådte, bomma på, landet feil, landet på, forstrukket, forlyft@, forløft@, lyfta, lyfte, bøyde meg,
    bøygde meg, reiste meg, bar tungt, båret på, måka, måkte, snømåking, hogget, hagearbeid@, stigen, gardintrapp@, stillas@, sklei, sklidd, sklir,
    glei, på trynet, over ende, over styret, stupte, seig om, sank sammen, ble liggende, blei liggende, vart liggande, på gulvet, på golvet,
    ut av senga, et spark, ballen i, taklet, takling@, fotballkamp@, trampolin@, påkjørsel@, påkøyrd, kjørt på, kjørt ned, utforkjør@, kollidert,
    airbag@, av sykkelen, skjært, skjærte, kniven, glasskår@, vinkelsliper@, motorsag@, vedkløyv@, spiker@, fiskekrok@, flisa, stakk meg, stakk seg,
    nålestikk@, sprut@, etsende, innånd@, fikk strøm, kokende vann, knust, knuste, revnet, revna, det røk, noe røk, bistikk, vepsestikk, veps, vepsen,
    huggorm@, hoggorm@, kattebitt, hundebitt, bet meg, bet seg, glefset, fått i seg, fekk i seg, fiskebein@, knappebatteri@, tatt for mye,
    tok for mye, tok for mange, feil medisin, dobbel dose, overdose@, smitte@, gikk bort, gjekk bort, gått bort, døde, døydde, dødsfall@, begravels@,
    gravferd@, skilsmiss@, gikk fra hverandre, sagt opp, oppsagt, oppsigels@, mistet, mista, voldtekt@, voldtatt, overgrep@, misbrukt, mishandl@,
    vold, volden, voldelig@, trusler, truet, mobb@, trakasser@, utsatt for, utsett for, krenk@, banka opp, banket opp, oppvekst@, flyktet, rømt,
    rømte, hang fast, satt fast, sette seg fast, piggtråd@, kasta kalven, inseminert, kalvet, kalva, kalving@, lamming@, griset, valpet, valping,
    rottegift@, giftig@, slukt, @trening@, @ulykke@, @ulykka, @ulukke@, @sparkesykkel@, gikk i bakken, i gjerdet, smitta, rosiner
  `,
  function: `
    i trapper, i trapp, opp trappa, ned trappa, i trappa, trappene, kle på, kle av, kler på, kler av, knyte sko, åpne glass, skru av lokk,
    handlepose@, handle selv, handler selv, lage mat, lager mat, husarbeid@, stelle seg, steller seg, stelle meg, hygiene@, selvhjulp@, sjølvhjelp@,
    pleietreng@, hjelpetreng@, klarer seg, klarer meg, klarer deg, klarer du deg, klarer du å, klarar seg, klare seg, greier seg, hjelp til å,
    uten hjelp, forflytt@, reise meg, reise seg, reiser meg, snu meg, snu seg, snur meg, opp av stolen, opp av senga, opp fra stolen, opp fra gulvet,
    sitte lenge, sitter lenge, på huk, stå lenge, står lenge, sove, sova, sovna, sovnet, sovner, sovne, står opp, spiser, spise, ete, eter, drakk,
    drukket, får i seg, på do, på dass, på toalettet, svelger, tygge, gå langt, går langt, klarer å gå, klarte å gå, går tur, går turer, gåtur@,
    hundre meter, gangdistanse@, løpe, svømme, kjører bil, køyrer bil, kjøre selv, kjører selv, bilkjøring, fungere, fungerer, fungert, funksjon@,
    dagligliv@, gjøremål@, i hverdagen, balanse@, treffer venner, løfte barnet, ammer, amme, ammet, amma, krabbe@, gripe, griper, grep, ned på kne,
    hopper opp, inn i bilen, leker, leikar, galopp, melker, mjølkar, melkemengd@, melking@, drøvtygg@, jortar, ta på sokker, på med sokker, sokkene,
    ligge flatt, ligge stille
  `,
  social: `
    elektrikar, lærar, sjukepleiar@, @assistent, @mekaniker, @montør, @operatør, @tekniker, @pedagog, sosionom@, slakter, saksbehandl@, økonom,
    militær@, forsvaret, førstegangstjeneste@, vaktmester@, postbud, drosje@, taxi@, lastebil@, trailer@, anleggs@, gravemaskin@, kranfør@,
    maskinfør@, sveiser, lærling@, byggeplass@, rørleggar, tømrar, massør@, gartner@, sjømann, til sjøs, maskinist@, musiker, toppidrett@, @bonde,
    gårdbruk@, avløser, kantine@, skiftarbeid@, nattskift, turnus@, kveldsvakt@, deltid@, heltid@, prosent stilling, vikar@, selvstendig næring@,
    hjemmeværende, permisjon@, aap, trygdet, stillesitt@, skjermarbeid@, støy, asbest@, kjemikali@, overtid@, hjemmekontor, videregående,
    universitet@, studie@, eksamen@, barnehage@, fosterhjem@, omsorgsbolig@, sykehjem@, sjukeheim@, institusjon@, hjemmesykepl@, hjemmetjenest@,
    heimetenest@, hjemmehjelp@, praktisk bistand, støttekontakt@, dagsenter@, pårørende, pårørande, omsorg for, tar vare på, enslig@, krangl@,
    konflikt@, barnevern@, gjeld, økonomien, noen å snakke med, tobakk@, sigarett@, nikotin@, rødvin@, hvitvin@, edru@, fylla, bakfull, heroin,
    anabole, gambl@, energidrikk@, sykkeltur@, sykling, svømming@, kampsport, fysisk aktiv@, inaktiv@, trene, trent, trena, spiller fotball, idrett@,
    vegetarian@, prevensjon@, samleie@, sex, ubeskytt@, barnløs@, besetning@, fjøs@, lausdrift@, bingen, ammeku@, melkekyr, slaktegris@, smågris@,
    flokken, oppdretter@, omplasser@, importert@, kennel@, førerhund@, oppstall@, stevne@, hjelpepleier@, vernepleier@, barnepleier@, @skole@,
    @skule@, bakeri@, @selgeren, vidaregåande, gardbruk@, politiet, politimann, politibetjent@, avholds, avholdsmann, storfe, storfeet, faglærer@
  `,
  body: `
    nøkkelbein@, leggbein@, knokkel@, knokler, brusk@, blodåre@, årer, årene, pulsåre@, hjerne@, spiserør@, urinvei@, baken, rompa, kjønnsorgan@,
    morkake@, puppen, haka, haken, kjake@, gomme, visdomst@, fortann@, fortenn@, melketann@, melketenn@, øyevipp@, tårekanal@, hårsekk@, albogen,
    olboge@, mjødm@, nasen, handledd@, stortå@, tånegl@, skallen, kjertel, kjertler, tjukkleggen, analsekk@, labb, labben, mule, spene, spenen,
    spener, klauv@, vom
  `,
  finding: `
    palpabel@, uøm, uømt, blaut, konsistens@, forskyvelig@, fiksert, ujevn@, gulaktig@, blålig@, mørkebrun@, konfluer@, ringform@, opphøyd@, granul@,
    fibrin@, sårkant@, sårbunn@, infisert@, betent, betente, frie luftveier, fremmedlyd@, svekket, svekka, opphevet, skjevhet@, skjevt, lordose, svai,
    kyfose, plattfot@, pronasjon@, endestilling@, mot motstand, tonus, spasti@, rigid@, bredsporet, mimikk@, lavmælt, tårevåt, lysreaksjon, kontur@,
    slark@, utspilt, resturin, vekkbar@, innsunk@, karies@, lommedybde@, tannlomme@, overbitt, slitasje@, anisokori, hårlag@, celletall@, i trav,
    muskulatur@, beinstilling, forhøyet, livlige, nekrose@, nekrotisk@
  `,
  referral: `
    tannpleier@, kjeveortoped@, psykiat@, barnelege@, geriat@, onkolog@, @kirurg, @psykolog, helsesykepleier@, helsesjukepleiar@, habilitering@,
    akutteam@, rusteam@, avrusning@, familievern@, krisesenter@, hørselssentral@, korttidsplass@, opptreningssent@, osteopat@, fysioen, mattilsyn@
  `,
  advice: `
    hold igjen, holde igjen, hold tilbake, holdes tilbake, melka tilbake, mjølka tilbake, tilbakehold@, slaktefrist@, karens@, ikke levere,
    ikke slakt@, la det være, ikke måk, ikke måke, ikkje måk, ikkje køyr, kjør ikke, ikkje lyft, ikke bær, ikke tren, ikkje tren, ikke løp,
    ikkje spring, ikke hopp, ikke ta på, ikke pill, ikke rør, ikke røyk, ikke press, ikke bøy, ikke gå på, ikke stå på, ikke tråkk på, ikke legg,
    ikke sitt, ikke slikk, ikke fly, unna sola, kald klut, legg kald, legg kaldt, ispose, varmt bad, hev foten, hev armen, pute under, varier@,
    ta pauser, i bevegelse, vær i aktivitet, vær aktiv, bevege deg, beveg, rør på, øk gradvis, smertegrens@, repetisjon@, sengekant@, ta det rolig,
    roe ned, sett grenser, prioriter@, ta vare på deg, snakk med noen, faste tider, døgnrytme@, legg bort mobil@, skjermbruk, soverom@, dagslys,
    hodegjerde@, slurk@, litt og ofte, rehydrering@, gurgl@, dekk til, beskytt, hansker, munnbind, solbrill@, hold avstand, hjemme fra, feberfri@,
    smittsom@, håndhygiene, sei ifrå, si ifra, gi det tid, følg med, hold øye, vær obs, se etter, forsiktig, skåne, ta temperaturen, sammen med mat,
    fullfør@, hele kuren, begrens@, mer fiber, tygg godt, slank@, kvil, restitu@, sengeleie, skjerming, knipe, parfymefri@, bomull@, ørepropp@,
    tannpuss@, tanntråd@, isoler@, karantene@, skill fra, skill ut, ut av flokken, egen binge, merk kua, leietur@, håndlei@, luftetur@, tissetur@,
    ikke lek, kobbel, bløt opp, fri tilgang, mindre kraftfôr, råmelk, desinfis@, rengjør@, melk ut, ikke start, startforbud@, doping@, kompress,
    kompresser
  `,
  diagnosis: `
    kikhoste, meslinger, pneumokokk@, stafylokokk@, mrsa, liktorn@, gnagsår@, bittsår@, brannsår@, liggesår@, trøske, lus, barneorm, bendelorm@,
    innvollsorm@, parasitt@, @ødem, @katarr, infertil@, dysleksi@, @vansker, @vanskar, autis@, utviklingshemm@, prematur@, for tidlig født,
    tanngniss@, spredning, metastas@, godartet@, ondartet@, vondarta, forstadi@, traumatiser@, sammenbrudd, psykisk, seneffekt@, pollen@, leggbrudd,
    hiv, tuberkulos@, forfrys@, solstikk, heteslag, nerveskad@, ketose, trommesyk@, trommesjuk@, mjølkefeber, løpedreining, børframfall, klauvråte,
    fotråte, listeriose, fluelarve@, hovsprekk@, lydredd, @angst@, @infarkt@
  `,
  device: `
    toalettforhøy@, sengehest@, trygghetsalarm@, komfyrvakt@, dosett@, multidose@, bittskinne@, gebiss@, støttesokk@, fotseng@, stomi@, insulinpenn@,
    adrenalinpenn@, spacer, trykkavlast@, tampong@, kondom@, smokk@, grime, @protese@
  `,
  diet: `
    grønnsak@, fet mat, krydret mat, melkefri@, kumelk@, skalldyr, nøtter, næringsdrikk@, kalori@, karbohydrat@, laktosefri@, glutenfri@, morsmelk@,
    fast føde
  `,
  admin: `
    førerkort@, førarkort, helsekrav@, taushetsplikt@, fullmakt@, pasientreise@, pleiepeng@, sykepeng@, sjukepeng@, dialogmøte@, helsesertifikat@,
    @erklæring@, @attest@
  `,
}
