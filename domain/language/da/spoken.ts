import type { Terms } from '#domain/language/pack/language-pack.ts'

/** How complaints, mishaps, daily life and advice are told in speech, beside the words of the trade; written from general knowledge. Read as the marks are. */
export const spoken: Terms = {
  symptom: `
    kører rundt for mig, gyngende, mist@ balancen, rundtosset, slingr@, orker, orkede, magter, kræfter, kræfterne, helt flad, mathed, dårligt tilpas,
    skidt tilpas, har det skidt, har det dårligt, havde det dårligt, blev dårlig, bliver dårlig, føler mig dårlig, ikke _ mig selv, ikke _ sig selv,
    sengeliggende, skrant@, skrøbelig@, taget _ på, få vejret, får vejret, fik vejret, trække vejret, trækker vejret, ikke få luft, ikke luft,
    hiver efter, luftnød, puster, puste, bliver blå, blev blå, tunghør@, hører ikke så, skruer op for, stemmen, fejlsynk@, hamrer, galoperer, flagrer,
    kniber, trykkende, må stoppe op, rumler, mæt, sulten, sengevæd@, småblød@, nedentil, forneden, sammentrækning@, fostervand@,
    vandafgang, buler ud, skrig@, skreg, hyler, hylede, vræl@, brøler, klynk@, vil bæres, nægter at, stirrer, sproget, sprogudvikl@, få ord,
    vækstkurve@, trives, trivsel, siver, heler ikke, vil ikke hele, skiftet farve, ændret farve, kradser, ser ikke klart, blændet, blind, skurrer,
    sagde det stop, sagde det bare stop, sagde det klik, sagde det knæk, sagde knæk, sagde det smæk, knager, klikker, knaser, låste sig, giver efter,
    gav efter, glipper, smutter ud, kan ikke rette, kan ikke dreje, kan ikke gå, kan ikke stå, kunne ikke gå, kunne ikke stå, kunne ikke komme op,
    kan ikke komme op, krumbøjet, isninger, iler, elektriske stød, føleløs@, klodset, fumler, gangbesvær@, til bens, mørbanket, sprængende, mørkt rum,
    døsig@, døser, vender mig, vender og drejer, tankerne, udhvilet, glæder mig over, glæder dig, langt nede, nede i et hul, kulkælderen,
    sorte tanker, mørke tanker, tungsind@, det er tungt, er så tungt, svær tid, svær periode, meningsløs@, værdiløs@, dårlig samvittighed, ikke leve,
    leve længere, tage livet, taget livet, tog livet, gøre en ende på, gøre dig selv noget, at dø, vil dø, humør, humøret, humørsving@,
    lukker mig inde, går ikke ud, holder mig hjemme, aflyser, gnisten, lunte, irriteret, irriterer, overvæld@, bryder sammen, brød sammen,
    brudt sammen, gået ned med, gik ned med, kollaps@, udkørt, døjer, døjet, kæmper med, svært ved, har svært, ligeglad, ligegyldig@, apatisk,
    tom indeni, føler mig tom, ensom@, selvbebrejd@, selvtillid@, selvværd@, selvfølelse@, nervøs@, bange, frygter, frygt, rædsel@, anspændt@,
    hyperventil@, turde ikke, kvier mig, tjekker hele tiden, savn, savner, savnet, sørger over, efterladt@, farer sammen, fór sammen, alarmberedskab,
    trigger, uvirkelig@, dissoci@, onde drømme, glemmer, husker dårligt, husker ikke navne, kan ikke huske, kunne ikke huske, efter ord, roder rundt,
    forlægger, finder ikke hjem, farer vild, faret vild, gentager sig, genkender ikke, mistroisk@, mistænksom@, beskylder, forandret sig, ændret sig,
    desorienter@, abstinens@, trang til, tømmermænd, blackout@, føling, insulinføling, brandvarm, gloende, kuldskær, hypoglyk@, vil ikke med ud,
    vil ikke lege, vrager, levner, rører ikke maden, lader maden stå, knurrer, snerrer, snapper, bider, støtter ikke, vil ikke støtte, krummer ryg@,
    går i ring, besørger, uden for bakken, kattebakke@, hårbold@, fråde@, miav@, små kugler, ingen kugler, beskidt bagende, slår med, stejler, bukker,
    vil ikke frem, urent, uren, går kort, ømfodet, opsadling, malker mindre, yder mindre, faldet i ydelse, ned i mælk, brunst, brunsten, brunstig@,
    omløb@, efterbyrd@, utrivelig@, pjevs@, skiller sig ud
  `,
  event: `
    vrikket, vrikkede, trådte forkert, trådt forkert, landede forkert, landede på, forløft@, forstrakt, strakte, bukkede mig, rejste mig, skulle bære,
    slæbte, slæbt, båret tungt, båret på, sneskovl@, skovlet, havearbejde@, på en stige, fra en stige, trappestige@, stillads@, faldet, gledet, skred,
    skvattede, skvattet, dumpede, dejsede, styrtet, væltet, snublet, på gulvet, ud af sengen, fodfæstet, et slag, slag mod, bolden i, ramte, tacklet,
    tackling@, @træning@, idrætstime@, trampolin@, @ulykke@, uheld, uheldet, påkørsel@, kørt op bagi, kørt på, sammenstød@, airbag@, af cyklen,
    af hesten, cykelstyrt@, dykkede, kniven, kniv i, glasskår@, vinkelsliber@, motorsav@, rustent søm, splint@, stak mig, stak sig, ætsende, indånd@,
    fik stød, kogende vand, skoldede, knust, knuste, flænge@, sprunget, bistik, hvepsestik, hveps, hvepsen, hugorm@, fjæsing@, hundebid, kattebid,
    bed mig, bed sig, slugte, sluger, fiskeben@, knapbatteri@, taget for mange, taget for meget, for mange piller, forkert medicin, forkert dosis,
    dobbelt dosis, overdosis@, smitte@, gik bort, gået bort, døde, dødsfald@, begravels@, bisættels@, skilsmiss@, gik fra hinanden, gået fra hinanden,
    gået fra mig, utro, fyret, opsagt, opsigels@, afskedig@, røveri@, indbrud@, mistet, mistede, voldtægt@, voldtaget, overgreb@, mishandl@, vold,
    volden, voldelig@, trusler, truet, truede, mobb@, mobning@, chikane@, udsat for, krænk@, tævet, overfald@, opvækst@, flygtet, flygtede, troperne,
    nyt vaskemiddel, ny creme, hang fast, sad fast, siddet fast, sat sig fast, pigtråd@, trådt skoen, kastet kalven, kastet føllet, kastning@,
    bedækket, bedækning, insemineret, kælvet, kælvede, kælvning@, læmmet, læmning@, faret, rottegift@, musegift@, sneglegift, giftig@, ædt, åd,
    en pind, en sok, i hegnet, @løbehjul@, rosiner
  `,
  function: `
    holde på vandet, på trapper, trappen, trapperne, klæde på, klæder på, strømper på, sko på, binde sko, åbne glas, købe ind, køber ind, lave mad, laver mad,
    husarbejde@, støvsug@, gøre rent, i bad, personlig pleje, hygiejne@, klarer mig, klarer sig, klarer dig, klarer du dig, klare sig, klare mig,
    selvhjulp@, plejekræv@, hjælp til, uden hjælp, forflytt@, rejse mig, rejse sig, rejser sig, rejser mig, op af stolen, op fra stolen, ud af sengen,
    op af sengen, vende mig, vende sig, sidde længe, sidder længe, på hug, stå længe, står længe, ligge fladt, sove, sovet, står op, stå op, stod op,
    spiser, spise, æder, æde, drikker, drak, drukket, holde noget i sig, får noget ned, på toilettet, på wc, på potte, lave stort, lade vandet,
    lader vandet, synker, gå langt, går langt, gangdistance@, hundrede meter, går tur, går ture, gåtur@, cykle, løbe, svømme, ride, rider, kører bil,
    køre selv, kører selv, bag rattet, følge en samtale, fungere, fungerer, fungeret, funktion@, dagligdag@, i hverdagen, gøremål@, adl, balance@,
    være social, løfte barnet, ammer, amme, ammet, dier, sutter, kravl@, gribe, griber, hopper op, ind i bilen, leger, lege, traver, galop, malker,
    malkning@, mælkeydelse@, ydelsen, drøvtygg@, få tøj på, tage tøj på, tager tøj på
  `,
  social: `
    sosu@, sosu-assistent, social- og sundheds@, @assistent, plejehjem@, @mekaniker, @montør, @operatør, @tekniker, vvs@, gartner@, slagter@, bageri@,
    sagsbehandl@, socialrådgiver@, programmør@, bioanalytiker@, radiograf@, politiet, politimand, politibetjent@, militær@, værnepligt@, postbud,
    taxa@, lastbil@, landbrug@, dagpleje@, kranfør@, maskinfør@, svejse@, lærling@, elev, byggeplads@, massør@, sømand, maskinist@, musiker,
    bibliotekar@, ekspedient@, mælkeproducent@, svineproducent@, selvstændig, deltid@, fuldtid@, skiftehold@, nathold, aftenvagt@, nattevagt@, vikar@,
    barsel@, orlov@, fleksjob@, førtidspension@, kontanthjælp@, dagpenge, ressourceforløb@, sygedagpenge@, stillesidd@, skærmarbejde@, støj, støjende,
    asbest@, kemikali@, overarbejde@, @skole@, gymnasi@, universitet@, studie@, eksamen@, børnehave@, plejefamilie@, ældrebolig@, bofællesskab@,
    institution@, hjemmepleje@, hjemmesygeplej@, hjemmehjælp@, kontaktperson@, pårørende, omsorg for, separeret, skænderi@, konflikt@, gæld,
    økonomien, netværk@, nogen at snakke med, nogen at tale med, tolk, tobak@, nikotin@, cigaret@, rødvin@, hvidvin@, spiritus, ædru@, druk, heroin,
    ludoman@, løbetur@, jogging, svømning, fitness@, yoga, fysisk aktiv@, inaktiv@, træne, trænet, badminton, idræt@, gymnastik@, vegetar@,
    prævention@, samleje@, sex, ubeskytt@, ny partner, barnløs@, besætning@, kvæg@, kostald@, malkekø@, malkeko@, køerne, kvier, slagtesvin@,
    smågris@, soen, flokken, opdrætter@, omplacer@, importeret, kennel@, hundeskov@, agility, førerhund@, opstald@, stævne@, @medhjælper@, internat,
    internatet
  `,
  body: `
    ledbånd@, brusk@, mellemkød@, blodåre@, årer, årerne, pulsåre@, hjerne@, rygmarv@, spiserør@, urinveje@, numse, numsen, kønsdel@, kønsorgan@,
    moderkage@, hage, hagen, gumme, gummen, visdomst@, fortand, fortanden, mælketand, mælketænder@, øjenvip@, tårekanal@, hårsæk@, næve, næven,
    tånegl@, kirtel, kirtlen, kirtlerne, analsæk@, mule, mulen, vom, vommen, næbbet, vingen, bagfod@, krani@, klov, kloven, klovene, klovspalte@
  `,
  finding: `
    palpabel@, palpable, uøm, uømt, konsistens@, forskydelig@, fikseret, ujævn@, blålig@, brunlig@, hvidlig@, konfluer@, ringform@, ophøjet, ophøjede,
    granul@, fibrin@, nekrose@, nekrotisk@, sårkant@, sårbund@, inficeret, inficerede, betændt, betændte, frie luftveje, bilyde, svækket, svækkede,
    skævhed@, skæv, skævt, lordose, kyfose, svaj, platfod@, pronation@, mod modstand, tonus, spasti@, rigid@, bredsporet, mimik@, lavmælt, tårevædet,
    lysreaktion, kontur@, udspilet, residualurin, resturin, vækbar@, blussende, indsunk@, caries, karies, pochedybde@, overbid, underbid, slitage,
    slid, anisokori, hårlag@, celletal@, i trav, muskulatur@, benstilling, forhøjet, forhøjede, klonus, fokale, udfald
  `,
  referral: `
    tandplejer@, tandplejen, psykiater@, geriat@, onkolog@, hæmatolog@, dermatolog@, @kirurg, @psykolog@, ppr, misbrugscent@, rusmiddelcent@,
    krisecent@, hørecent@, aflastningsplads@, osteopat@, akupunktør@, fysioterapi, adfærdsbehandl@, praktiserende læge, arbejdsmedicinsk, visitator@,
    sexolog@, svangre@
  `,
  advice: `
    hold igen, holde igen, hold tilbage, holde tilbage, holdes tilbage, tilbagehold@, karens@, slagtefrist@, ikke leveres, ikke levere, ikke slagt@,
    lad være med, lad være at, skovl ikke, ikke skovle, løft ikke, bær ikke, løb ikke, rør ikke, pil ikke, ikke pille, ryg ikke, gå ikke på,
    støt ikke, ikke slikke, ikke flyve, lad det være, kold klud, noget koldt, koldt på, ispose@, ispakning, varmt bad, benet højt, pude under,
    varier@, hold pauser, bevæge dig, bevæg, rør dig, rør på, vær aktiv, smertegrænse@, fodtøj, sengekant@, rejs dig, sæt grænser, sig fra,
    prioriter@, tal med nogen, snak med nogen, faste tider, døgnrytme@, læg telefonen, skærmbrug, soveværelse@, dagslys, slurk@, lidt men ofte,
    lidt og tit, saftevand, rehydrering@, gurgl@, dæk til, dække til, tildæk@, beskyt, handsker, mundbind, solbriller, hold afstand, hjemme fra,
    bliv hjemme, feberfri@, smitsom@, smittefri@, håndhygiejne, følg med, hold øje, holde øje, vær opmærksom, opmærksom på, forsigtig@, skåne,
    tag temperaturen, tag den med mad, sammen med mad, hele kuren, begræns@, slank@, restitu@, sengeleje@, knibe, uparfumer@, parfumefri@, tykt lag,
    bomuld@, ørepropper, tandtråd@, kompresser, isoler@, isolation, karantæne@, skil fra, fra flokken, sygeboks@, enkeltboks, mærk koen, trækketur@,
    luftetur@, ikke lege, lad hende ikke, lad ham ikke, langline, body på, opblød@, blødt op, fri adgang, frisk vand, mindre kraftfoder, græsmaske@,
    råmælk, desinfic@, rengør@, malkes ud, udmalk@, startforbud@, ikke starte, start ikke, doping@
  `,
  diagnosis: `
    kighoste, mæslinger, fåresyge, pneumokok@, stafylokok@, mrsa, ligtorn@, kønsvorte@, bidsår@, brandsår@, liggesår@, trøske, hovedlus, lus,
    væggelus@, bændelorm@, indvoldsorm@, parasit@, musearm@, @infarkt@, @ødem, @katar, fremfald, infertil@, ordblind@, dysleksi@, @vanskeligheder,
    autis@, udviklingshæm@, præmatur@, for tidligt født, klumpfod@, spredning, metastas@, godartet, godartede, ondartet, ondartede, forstadi@,
    recidiv@, traumatiser@, nervesammenbrud, sammenbrud, psykisk, psykiske, senfølge@, pollen@, armbrud, overrevet, overrevne, hiv, tuberkul@,
    køresyge, forfrys@, solstik, hedeslag, ketose, trommesyge, løbedrejning, børfremfald, klovråd, fodråd, mykoplasma, listeriose, maddiker, hovspalte
  `,
  device: `
    badebænk@, toiletforhøj@, plejeseng@, nødkald@, komfurvagt, dosispak@, dosisdispens@, medicinæske@, bidskinne@, gebis@, @protese@, fodindlæg@,
    specialsko, icd, insulinpen@, adrenalinpen@, iltapparat@, tampon@, kondom@, sut, sutteflaske@, sadel, grime, ringsko, bind i trusserne,
    hygiejnebind
  `,
  diet: `
    fed mad, krydret mad, mælkeprodukt@, mælkefri@, komælk@, skaldyr, nødder, havregrød, kalorie@, kulhydrat@, vegansk, sukkerfri@, modermælk@,
    skemad, fast føde, ensilage@, mineralblanding, mælkeerstatning@
  `,
  admin: `
    @erklæring@, @attest, @attesten, kørekort@, helbredskrav, tavshedspligt@, fuldmagt@, befordring@, sygedagpenge@, patienterstatning@, hestepas,
    sundhedscertifikat@, 56-aftale@, karens@
  `,
}
