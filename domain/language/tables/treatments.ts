import type { Language } from '#contract/vertical.ts'
import type { Terms } from '#domain/language/pack/language-pack.ts'

/** What is done with the hands in the room, and what one is told to do, wear or keep from at home, in everyday words. Written as the marks are. */
const TREATMENTS: Readonly<Record<Language, Pick<Terms, 'measure' | 'advice' | 'device'>>> = {
  nb: {
    measure: `limer, limt, limte, limes, syr, sydde, sydd, syes, tømmer, tømt, tømte, tømmes, tømmer jeg, skyller, skyllet, skylt, skylte, skylles, renser,
      renset, rensa, renses, tapper, tappes, tappa, drenerer, åpner, åpnet, åpna, stikker hull, stakk hull, skjærer, klipper, klippet, klippa, klippes,
      slipes, sliper, filer, borer, boret, bora, fyller, fylling@, midlertidig fylling, rotfyll@, gipser, gipsa, spjelk@, teiper, teipet, teipa, teip, tape,
      plastrer, bandasjerer, forbinder, forbinding, forbinding@, bedøver, bedøvet, bedøva, pensler, pensle, penslet, lapis, plukker ut, plukket ut,
      plukker ut, tar ut, tok ut, tas ut, fikk ut, dreier av, vrir av, skraper, skrapet, skrapa, skraping, setter inn, satte inn, skifter, skiftet, skifta,
      raspe@, raspes, smører på, la på, legger på, sårstell, hovbandasje, hovpakning, hovkile, kloss, lagt inn veneflon, veneflon, sonder@, rettet ut,
      reponert`,
    advice: `holde seg unna, hold deg unna, hold deg hjemme, bli hjemme, hjemme fra, være hjemme, ta det med ro, ingen trening, ikke trene, ikke svømme,
      ingen svømming, ikke gå på, ikke belaste, ikke stå på, ingen bading, la det ligge, ikke massere, ikke tygge, ikke bøye, sitte rolig, tøyninger, tøyning,
      tøyninga, øvelsene, turgåing, promenad@, klapp@ for vann, fottøy, løse sko, tørre føtter, tampong@, samleie, kondom@, bare myk mat, flytende kost,
      bløt mat, våtfôr, slankefôr, luft på, skift sokker, byttes, byttes ut, skal skiftes, boksen, stallhvile, skritte, leies, hånd i hånd, bur, innelåst,
      løpetur, bånd`,
    device: `halskrage, sele, selen, støttebind, elastisk bind, fatle, slynge, skinna, korsett, albuebånd, strikk, fottøy, støvel, kryketter, rullestol,
      varmelampe, fuktkammer, øyelapp, lapp for øyet, kontaktlinsene, bittskinne, nattskinne`,
  },
  sv: {
    measure: `limmar, limmat, limmade, limmas, syr, sytt, sydde, sys, tömmer, tömt, tömde, töms, sköljer, sköljt, sköljde, sköljs, rengör, rengjorde, rengörs,
      tappar ut, tappar av, tappas, dränerar, öppnar, öppnat, öppnade, sticker hål, skär, skar upp, klipper, klippt, klippte, klipps, slipar, filar, borrar,
      borrat, fyller, fyllning@, rotfyll@, gipsar, gipsat, spjälka@, tejpar, tejpat, tejp, plåstrar, plåster, lindar, lindat, linda, förbinder, bedövar,
      bedövat, bedövade, penslar, pensla, plockar ut, plockade ut, plockat ut, tar ut, tog ut, tagit ut, vrider av, skrapar, skrapat, skrapade, sätter in,
      satte in, byter, bytte, raspa@, raspas, smörjer på, sårvård, hovbandage, hovkil, kloss, lägger om, la om, lagt om, omläggning@, venflon, sonda@`,
    advice: `håll dig hemma, stanna hemma, hemma från, vara hemma, ta det lugnt, ingen träning, inte träna, inte simma, ingen simning, inte gå på,
      inte belasta, inte bada, inget bad, inte massera, inte tugga, sitta still, stretcha, stretching, töjning@, övningarna, promenad, promenader, lösa skor,
      torra fötter, tamponger, samlag, kondom@, mjuk mat, flytande kost, byt strumpor, byts, torka mellan, torrt, boxvila, skritta, skrittas, koppel,
      i koppel, bur, bada inte, solskydd@, faktor, inte förrän stygn@`,
    device: `halskrage, tratt, tratten, sele, selen, stödbinda, elastisk binda, mitella, skena, skenan, korsett, armbågsband, strumpa, tuppstrumpa, stövel,
      rullstol, värmelampa, ögonlapp, linser, linserna, bettskena, nattskena`,
  },
  da: {
    measure: `limer, limet, limede, limes, syr, syet, syede, sys, tømmer, tømt, tømte, tømmes, skyller, skyllet, skylles, renser, renset, rensede, renses,
      rensning, tapper, tappes, tappede, dræner, åbner, åbnet, åbnede, stikker hul, prikker hul, skærer, klipper, klippet, klippes, sliber, filer, borer,
      boret, fylder, fyldning@, rodbehandl@, rodfyld@, gipser, gipset, skinne på, taper, tapet på, plastrer, plaster på, forbinder, bedøver, bedøvet,
      bedøvede, pensler, pensle, pilles ud, pillede ud, piller ud, tager ud, tog ud, taget ud, trækkes, trækker ud, dreje af, drejer af, drejet af, vrider af,
      skraber, skrabet, skrabede, celleskrab, sætter ind, satte ind, skifter, skiftede, raspe@, raspes, smører på, lagde på, lægger på, sårpleje, hovbandage,
      hovkile, klods, malke ud, malk@ ud, malkes ud, venflon, sonde@, manøvre, manøvren`,
    advice: `bliv hjemme, blive hjemme, hold dig hjemme, hjemme fra, være hjemme, tag den med ro, ingen træning, ikke træne, ikke svømme, ingen svømning,
      ikke gå på, ikke belaste, ikke massere, ikke tygge, sidde stille, udspænding, strække ud, øvelserne, gåture, gåtur, løse sko, tørre fødder, tampon@,
      samleje, kondom@, blød mad, flydende kost, skift strømper, skiftes, boksro, skridte, i snor, snor, bur, rygestop, rygestoptilbud, i stedet for halsbånd,
      tabe et halvt kilo, tabe sig, vægt hver morgen, hovedet højt, solcreme`,
    device: `halskrave, skærm, tragt, sele, selen, støttebind, elastikbind, mitella, slynge, skinnen, korset, albuebind, støvle, kørestol, varmelampe,
      øjenklap, linser, linserne, bideskinne`,
  },
  en: {
    measure: `glued, glue, gluing, stitched, stitching, stitched up, sewn, sew, emptied, empty them, expressed, squeezed out, irrigat@, rinsed, syringed,
      drain, draining, lanced, lance, opened it, opened up, open it up, pared, pare, trimmed, clipped, filed, drilled, filling, temporary filling, root canal,
      plaster cast, cast on, splinted, strapped, strapping, taped, tape it, plastered, dressing, dress it, bandaged, numbed, numb it, painted, cauteri@,
      plucked, plucked out, took it out, taken out, twisted off, scraped, scrape it, put in, fitted, changed the, rasped, rasp, poultice@, block on, block,
      cannula, drip up, put back, relocated, reduced it, frozen off, freeze it, snipped, popped it, needled`,
    advice: `stay home, stay at home, stay in, stays in, keep off, keep away from, take it easy, no gym, no running, no exercise, no sport, no sports,
      no bathing, no baths, no alcohol, no smoking, no sex, no tampons, no work, no weight on, don't put weight, don't chew, don't rub, don't pick,
      don't massage, sit still, stretches, stretching, loose shoes, dry feet, condom@, soft food, soft diet, liquids only, pellets, wet food, change socks,
      swap to, box rest, hand walk@, walk him in hand, on the lead, short walks, in a cage, nothing to eat, nothing by mouth, no food, cage away, salt,
      less salt, half a cup less, less food, litres of water, heat lamp, head up, sun cream, factor fifty, factor 50`,
    device: `strap, a strap, harness, cone, collar on, sling, brace, wrist splint, support bandage, tubigrip, crutches, boot, wheelchair, heat lamp,
      eye patch, contact lens@, lenses, mouth guard, night guard, walking frame, insoles, compression stockings`,
  },
  ru: {
    measure: `клею, заклеил@, заклеим, склеил@, зашиваю, зашьем, зашью, ушил@, наложил@, накладываю, наложу, наложим, швов, швы, шва, опорожнил@, выдавил@,
      выдавливаю, промыл, промыла, промываю, промоем, дренирую, дренаж, вскрою, вскрываю, вскроем, раскрыл, раскрыла, срезал@, срежу, срезаю, подстриг@,
      стригу, подпилил@, сверлю, пломб@, временную пломбу, временную, каналы, гипс, гипсую, загипсовал@, шину, шинирую, лонгет@, тейп@, заклею пластырем,
      перевяз@, забинтовал@, бинтую, бинтуем, обезболил@, обезболю, анестези@, прижгу, прижег, прижигаю, прижигание, удалю, удаляю, вынул@, вытащил@, достал@,
      выкрутил@, соскоб, соскабливаю, ставлю катетер, катетер, положил лекарство, вправил@, вправлю, пункцию, пунктировал@, вырежем, вырежу, иссек@, йодом,
      зеленкой, мазок, подкожно влил@, влили, капаю`,
    advice: `не жевать, не мочить, не греть, не тереть, не чесать, не поднимать, не нагружать, не бегать, не купать, не купаться, не парить, без нагрузки,
      без нагрузок, покой, дома сидеть, сидите дома, посидите дома, полежать, лежать, тепло, лампа, грелк@, прогул@, на поводке, гулять, растяж@, упражнени@,
      разминк@, свободную обувь, сухо, половой покой, презерватив@, мягкую пищу, мягкая еда, жидкую пищу, замачивать, овес убрать, убрать овес, сено,
      песок под, вместо ошейника, шлейк@, в клетке, меньше соли, без соли, воды побольше, пить больше, больше пить, промывать, промывайте, солнцезащит@,
      не спать на`,
    device: `ошейник@, воротник, конус, шлейка, шлейку, бандаж, косынка, повязка, ортез@, корсет, стельк@, костыл@, коляск@, лампа, линзы, очки, каппа, капу,
      шина, чулки, компрессионн@`,
  },
}

/** Everyday words of treatment and of care at home. */
export function treatments(language: Language): Terms {
  return TREATMENTS[language]
}
