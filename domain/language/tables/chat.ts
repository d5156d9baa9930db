import type { Language } from '#contract/vertical.ts'

/**
 * What is spoken of in a room beside the patient: the room itself, whoever rings or knocks, machines that listen, houses, school, jokes. Written as
 * the marks are.
 */
const CHAT: Readonly<Record<Language, string>> = {
  nb:
    'vindu, vinduet, vinduene, gardin@, døra, døren, lukk døra, stengt dør, stolen, krakken, benken står, siri, hei siri, alexa, ok google, ' +
    'google, diktafon@, diktering, ny linje, klokka er, klokken er, hva er klokka, rekker bussen, hallo, telefonen ringer, det ringer, ' +
    'ring tilbake, jeg er opptatt, i møte, vaktmester@, vaskehjelp@, nøkkel@, nøkler, bilnøkl@, solgt, prisantydning@, budrunde, flytte@, ' +
    'flyttelass, leilighet@, oppussing@, malte, veranda@, balkong@, terrasse@, plen@, gressklipp@, gratulerer, vits, vitsen, fleiper, tuller bare, ' +
    'spøk@, ha-ha, du milde, gardinene, lunsj@, kantine@, boller, is til deg, premie, klistremerke@, krokodille@, tegning@, bamse@, barnetv, ' +
    'skolen ringer, gymtøy, matpakke@, foreldremøte@, julebord@, pokal@, playlist, musikk, radio@, konsert@, instagram, facebook, tiktok, snap@, ' +
    'vipps, bank@, lotto, avisa, avisen, nyhetene, politikk@, valget, strømpris@, bensin@, verksted@, dekkskift, elbil@, tesla, varebil@, flyet, ' +
    'flyplass@, hotell@, stranda, badevær, tropisk@, storm@, uvær@',
  sv:
    'fönster, fönstret, gardin@, dörren, stäng dörren, stängd dörr, stolen, pallen, siri, hej siri, alexa, ok google, google, diktafon@, ' +
    'diktering, ny rad, klockan är, vad är klockan, hinner bussen, hallå, telefonen ringer, ringer det, det ringer, ringa tillbaka, ' +
    'jag är upptagen, i möte, vaktmästar@, städer@, nyckel@, nycklar, bilnyckl@, sålde huset, såld, utgångspris@, budgivning, flytta@, flyttlass, ' +
    'lägenhet@, renover@, målade, veranda@, balkong@, altan@, gräsklipp@, gratulerar, grattis, vits, skojar, skämt@, skoja, herregud, lunch@, ' +
    'lunchen, matsal@, bullar, glass till dig, pris@ till dig, klistermärk@, krokodil@, teckning@, nalle@, barnprogram, skolan ringer, gympakläd@, ' +
    'matsäck@, föräldramöte@, julbord@, spellista, musik, radio@, konsert@, instagram, facebook, tiktok, swish, bank@, lotto, tidningen, ' +
    'nyheterna, politik@, valet, elpris@, bensin@, verkstad@, däckbyte, elbil@, tesla, skåpbil@, flyget, flygplats@, hotell@, stranden, badhus@, ' +
    'badväder, tropisk@, storm@, oväder@, motorn, bollen, bollkast',
  da:
    'vindue, vinduet, vinduerne, gardin@, døren, luk døren, stolen, taburet@, siri, hej siri, alexa, ok google, google, diktafon@, diktering, ' +
    'ny linje, klokken er, hvad er klokken, når bussen, hallo, telefonen ringer, det ringer, ringe tilbage, jeg er optaget, i møde, vicevært@, ' +
    'pedel@, rengøring, nøgle@, bilnøgl@, solgte huset, solgt, udbudspris@, budrunde, flytte@, flyttelæs, lejlighed@, renover@, malede, veranda@, ' +
    'altan@, terrasse@, græsslå@, tillykke, vits, vittighed@, laver sjov, spøg@, du milde, frokost@, kantine@, boller, is til dig, præmie, ' +
    'klistermærke@, krokodille@, tegning@, bamse@, børnetv, skolen ringer, idrætstøj, gymnastiktøj@, madpakke@, forældremøde@, julefrokost@, ' +
    'spilleliste, musik, radio@, koncert@, instagram, facebook, tiktok, mobilepay, bank@, lotto, avisen, nyhederne, politik@, valget, elpris@, ' +
    'benzin@, værksted@, dækskift, elbil@, tesla, flyet, lufthavn@, hotel@, stranden, badevejr, tropisk@, storm@, uvejr@, drivhus@, tivoli, papir, ' +
    'på papir, duften af, duftede',
  en:
    `window, the window, curtain@, the door, shut the door, close the door, the chair, stool's, siri, hey siri, alexa, ok google, ` +
    `dictaphone, dictating, new line, new paragraph, what's the time, is it three, catch the bus, hello hello, phone's ringing, ` +
    `phone's going, that's my phone, ring you back, call you back, in a meeting, with a patient, caretaker, cleaner, keys, car keys, ` +
    `sold the house, asking price, estate agent, moving house, flat's, renovat@, decorating, veranda, balcony, mowing, lawn, ` +
    'congratulations, joke, joking, kidding, only teasing, blimey, oh my days, lunch, canteen, buns, ice cream, prize, sticker@, crocodile, ' +
    `lollipop, drawing, teddy, cartoon@, school ringing, school's ringing, pe kit, pe kit's, packed lunch, parents' evening, ` +
    `christmas party, playlist, music's, the radio, concert, gig, instagram, facebook, tiktok, bank, lottery, newspaper, the news, politics, ` +
    'election, petrol, garage, tyres, tesla, the van, your van, across the gate, flight, airport, hotel, the beach, tropical, storm, ' +
    'pelting, pouring, racket, updates, mind the cable, mind the step, what colour, grey, paint@',
  ru:
    'окно, форточк@, штор@, занавеск@, дверь, закройте дверь, закрой дверь, дует, стул, сири, алиса, окей гугл, гугл, диктофон@, диктовк@, ' +
    'новая строка, который час, сколько времени сейчас, успеть на автобус, алло, звонит телефон, телефон, перезвоню позже, я занят@, я на приеме, ' +
    'на совещании, уборщиц@, завхоз@, ключи, ключ, продали дом, продали квартиру, ипотек@, переезд@, переехал@, квартир@, обои, балкон@, веранд@, ' +
    'газон@, поздравля@, анекдот@, шучу, шутк@, пошутил@, вот это да, обед@, столовк@, столов@ на, пирожк@, мороженое, приз, наклейк@, крокодил@, ' +
    'рисунок, мишк@, мультик@, школа звонит, форму на физкультуру, родительск@ собран@, корпоратив@, плейлист, музык@, радио, концерт@, ' +
    'инстаграм@, вконтакте, телеграм@, банк, лотере@, газет@, новост@, политик@, выборы, бензин@, гараж@, резину меняли, шиномонтаж, самолет@, ' +
    'аэропорт@, гостиниц@, пляж@, тропическ@, гроза, бахил@, багажник@, трамва@, баран@, намело, дороги расчистят, если дороги',
}

/** Everyday words of talk that is no part of the visit. */
export function chat(language: Language): string {
  return CHAT[language]
}
