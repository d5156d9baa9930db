import type { Language } from '#contract/vertical.ts'
import type { Terms } from '#domain/language/pack/language-pack.ts'

/** What is said with the hands on the patient and the eye on the scales, in everyday words. Written as the marks are. */
export const EXAMINED: Readonly<Record<Language, Terms>> = {
  nb: {
    vital: `oksygenet, metninga, metningen, saturasjonen, tempen, hvilepuls@, livvidda, hodeomkretsen, pustefrekvensen, vektkurva`,
    test:
      'langtidstall@, langtidssukker@, langtidsverdi@, hba1c, psa, psa-en, crp-en, senkinga, blodverdi@, strep@, streptokokktest@, ' +
      'hurtigtest@, nitritt, leukocytt@',
    symptom: `føling, følinger, insulinføling@, lavt blodsukker, halsbrann, sure oppstøt`,
    finding:
      'hovning@, hovna, hovne, slank, slanke, knitring, knitrer, knitrelyd@, surkling@, surkler, rasling, rasler, piping, bankelyd, banker dumpt, ' +
      'dumpt, dempa, dempning@, utfloda, stinn, stinne, sprengt, sprengte, sprent, innsokken, innsunken, inntrukket, inntrukken, utstående, buler, ' +
      'bule, henger, skjeve, ustø, stødig, stø, støtt, vakler, rykker til, rykkvis, lam, lammelse@, slapp, slapt, spastisk, skjelver, tremor, ' +
      'sprukken, sprekk, rift, rifter, kutt, flenge, skrubbsår, byll, verk, væsker, siver, skorper, skjell, flassete, blemme, blemmer, prikker, ' +
      'flekker, blålig, gulaktig, gulnet, grålig, hvitt belegg, mørkerød, sprø, ru, knudrete, ruskete, klikk, knepp, klunk, knekker, ekstraslag, ' +
      'jevnt, jevne, ujevnt, uregelmessig, hopper over, galopp, kald, kalde, klam, klamme, lunken, glatt, avmagret, tannstein, løs tann, ' +
      'løse tenner, voks, vokspropp@, voksplugg@, ørevoks, væske bak, puss, nedsatt, redusert, innskrenket, forkortet, atrofi@, ingen kuler, ' +
      'ohalt, uhalt, halt, halter, nikker',
    normal:
      'jevn puls, jevnt og fint, slår jevnt, sidelike, symmetriske, like på begge sider, like store, tørre, bevegelig, bevegelige, velpustende, ' +
      'rolig pust, fin pust, uten merknad, som den skal, som de skal, gror fint, fint grodd',
    examCue:
      'der kjenner jeg, her kjenner jeg, på begge sider, begge sider, når jeg trykker, når jeg klemmer, når jeg bøyer, ' +
      'når jeg strekker, når jeg vrir, holder imot',
  },
  sv: {
    vital: `tempen, vågen visar, saturationen, syresättningen, vilopuls@, andningsfrekvensen, huvudomfånget, midjemåttet`,
    test: `långtidsvärde@, hba1c, psa, sänka, snabbtest@, strep-a, streptest@, nitrit, urinsticka, stickan`,
    symptom: `känning, känningar, insulinkänning@, lågt blodsocker, halsbränna, sura uppstötningar, surt i halsen`,
    finding:
      'svullnad@, svullna, slank, slanka, knaster, knastrar, rassel, rasslar, rosslar, pip, piper, dämpning, dämpad, bankar dovt, spänd, spända, ' +
      'utspänd, stinn, insjunken, indragen, utstående, buktar, buktar ut, hänger, sneda, ostadig, stadig, vacklar, rycker till, förlamning@, ' +
      'slapp, spastisk, skakar, tremor, sprucken, spricka, reva, jack, skrubbsår, böld, varigt, vätskar, sipprar, skorpor, fjäll, fjällar, ' +
      'fjällande, blåsa, blåsor, prickar, fläckar, blåaktig, gulaktig, grågul, vit beläggning, mörkröd, sträv, knölig, klick, knäpper, extraslag, ' +
      'jämn, jämnt, ojämn, ojämnt, oregelbunden, hoppar över, galopp, kall, kalla, kallsvettig, klibbig, slät, avmagrad, tandsten, lös tand, vax, ' +
      'vaxpropp@, öronvax, vätska bakom, nedsatt, inskränkt, förkortad, atrofi@, tar stopp, sårig, sörja, ohalt, halt, haltar, nickar',
    normal:
      'jämn puls, slår jämnt, liksidig, liksidiga, symmetriska, lika på båda sidor, lika stora, torra, rörlig, rörliga, som den ska, som de ska, ' +
      'läker fint, fint läkt, ua, u a',
    examCue: `där känner jag, här känner jag, på båda sidor, båda sidor, när jag trycker, när jag klämmer, när jag böjer, när jag vrider, håller emot`,
  },
  da: {
    vital: `tempen, tempen er, iltmætningen, saturationen, hvilepuls@, respirationsfrekvensen, hovedomfanget, taljemålet`,
    test: `langtidstal@, langtidsprøve@, hba1c, psa, psa-tal@, sænkningen, hurtigtest@, strep-a, streptokoktest@, nitrit, urinstix, stix`,
    symptom: `føling, følinger, insulinføling@, lavt blodsukker, halsbrand, sure opstød`,
    finding:
      'hævelser, slank, slanke, knitren, knitrer, rallen, rasler, raslen, piben, piber, hvæsen, dæmpning, dæmpet, banker dumpt, udspilet, spilet, ' +
      'stinn, indfalden, indtrukket, udstående, buler, bule, hænger, skæve, ustabil, usikker gang, vakler, rykker, lammelse@, slap, spastisk, ' +
      'ryster, tremor, revnet, revne, flænge, rift, hudafskrabning, byld, betændt, væsker, siver, skorper, skæl, skællende, blære på, prikker, ' +
      'pletter, blålig, gullig, grålig, hvid belægning, mørkerød, ru, knudret, klik, smæld, ekstraslag, jævn, jævnt, ujævn, ujævnt, uregelmæssigt, ' +
      'springer over, galop, kold, kolde, klam, glat, afmagret, tandsten, løs tand, løse tænder, voks, vokspropp, voksprop, ørevoks, væske bag, ' +
      'pus, nedsat, indskrænket, forkortet, atrofi@, skubbes, trækker mod, flager, halt, halter, nikker',
    normal:
      'jævn puls, slår jævnt, slår regelmæssigt, ens på begge sider, symmetriske, lige store, tørre, bevægelig, bevægelige, som den skal, ' +
      'som de skal, heler fint, pænt helet',
    examCue: `der mærker jeg, her mærker jeg, på begge sider, begge sider, når jeg trykker, når jeg klemmer, når jeg bøjer, når jeg drejer, holder imod`,
  },
  en: {
    vital: `the scales, scales say, resting pulse, oxygen level@, oxygens, breathing rate, your obs, his temp, her temp, your temp`,
    test: `hba1c, psa, long-term sugar, rapid strep, strep test, nitrites, leucocytes, tear strip, tear test, field test, field tests`,
    symptom: `hypo, hypos, low sugar, low sugars, heartburn`,
    finding:
      'crackly, crackling, rattly, dull to percussion, dullness, dull there, bulges, sunken, drawn in, sticking out, droops, drooping, lopsided, ' +
      'wobbly, unsteady, twitch, twitches, twitching, floppy, shaky, tremor, cracked, gash, graze, abscess, weeping, weepy, oozing, scabs, ' +
      'scabbed, flaky, flaking, blister, blisters, blotches, bluish, yellowish, greyish, coated, furred, dark red, lumpy, knobbly, click, clicks, ' +
      'clunk, ectopics, extra beats, uneven, skips a beat, clammy, lukewarm, tartar, loose tooth, wax, fluid behind, reduced, restricted, limited, ' +
      'wasted, wasting, atrophy, cupped, dent, bald, matted, flea dirt, weak pulse@, bounding, lame, sound on, nods, trots up',
    normal:
      'equal, equal on both sides, same on both sides, the same size, dry lungs, moves freely, moves well, as it should, as they should, ' +
      'healing nicely, healed nicely, nicely healed, steady, flat discs, react',
    examCue: `both sides, when i press, when i squeeze, when i bend, when i turn, when i let go`,
  },
  ru: {
    vital: `на весах, весы показ@, пульсик, температурка, насыщение, окружность головы`,
    test: `пса, ттг, гликированный, экспресс-тест@, экспресс на, стрептотест@, нитрит@`,
    symptom: `гипогликеми@, изжог@, отрыжк@`,
    finding:
      'припух@, отеч@, хрустит, хруст, треск, крепитаци@, свистит, свист, свисты, притупление, притуплен@, вздут@, напряжен@, запавш@, ' +
      'втянут@, выпирает, выбухает, свисает, отвисл@, перекошен@, перекос@, шатает@, подергива@, парез@, вял@, дрожит, тремор, трещин@, ' +
      'ссадин@, порез@, гноит@, мокнет, сочится, корочк@, чешуйк@, пузырьк@, пятн@, синюшн@, желтоват@, сероват@, налет, налетом, пробк@, ' +
      'бордов@, шершав@, бугрист@, щелч@, щелкает, экстрасистол@, неровн@, аритмичн@, холодн@, влажн@, липк@, истощ@, зубной камень, ' +
      'шатается зуб, сера в, серная пробка, жидкость за, выпот@, ограничен@, снижен@, атрофи@, не морщится, не смыкается, отстает, сглажен@, ' +
      'слипшийся, слипш@, плотн@, уплотнен@, хром@',
    normal:
      'ровный, ровная, ровно бьется, ровные, симметричн@, одинаков@, с обеих сторон одинаково, сухие легкие, подвижн@, свободн@, гладк@, как надо, ' +
      'как положено, заживает хорошо, чистая, чистые, чисто, теплые, безболезненн@',
    examCue: `с двух сторон, с обеих сторон, щупаю, прощупыва@, слышу, вижу, нащупыва@, когда нажимаю, когда давлю, не нахожу, не слышу, не вижу, не достаю`,
  },
}
