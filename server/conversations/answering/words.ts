import type { Language } from '#contract/vertical.ts'

export type AnswerWords = {
  /** Said before passages of the library, and before places of the case. */
  searched: string
  searchedCase: string
  nothing: string
  near: string
  nothingInCase: string
  emptyCase: string
  /** No national source is here, and where to look meanwhile. */
  noSources: string
  look: string
  modelAway: string
  modelRefused: string
  modelInvalid: string
  dailyLimit: string
  example: string
  withdrawn: string
}

export const ANSWER_WORDS: Record<Language, AnswerWords> = {
  nb: {
    searched: 'Dette er et søk i fagkildene, ikke et svar skrevet av en språkmodell. Setningene i fet skrift ligger nærmest spørsmålet.',
    searchedCase: 'Dette er et søk i saken, ikke et svar skrevet av en språkmodell. Her er stedene som svarer på spørsmålet:',
    nothing: 'Fant ikke noe i fagkildene som svarer på dette. Prøv med andre ord, et fagord eller en kode.',
    near: 'Dette ligger nærmest, men svarer ikke på spørsmålet:',
    nothingInCase: 'Fant ikke noe i saken som svarer på dette. Det kan være sagt med andre ord, eller ikke være tatt opp.',
    emptyCase: 'Det er ikke noe å søke i ennå: saken har verken samtale, notat eller rapport.',
    noSources:
      'Ingen nasjonale fagkilder er hentet inn på denne serveren, så det er lite å søke i. Den som drifter serveren, henter dem inn ' +
      'med `npm run sources:import`.',
    look: 'Slå opp selv så lenge:',
    modelAway: 'Språkmodellen svarte ikke.',
    modelRefused: 'Språkmodellen ville ikke svare på dette.',
    modelInvalid: 'Språkmodellen ga et svar som ikke kunne brukes.',
    dailyLimit: 'Dagens kvote for språkmodellen er brukt opp.',
    example: 'Oppdiktet eksempel, ikke til bruk for pasienter',
    withdrawn: 'Trukket tilbake',
  },
  sv: {
    searched: 'Det här är en sökning i fackkällorna, inte ett svar skrivet av en språkmodell. Meningarna i fetstil ligger närmast frågan.',
    searchedCase: 'Det här är en sökning i ärendet, inte ett svar skrivet av en språkmodell. Här är ställena som svarar på frågan:',
    nothing: 'Hittade inget i fackkällorna som svarar på detta. Försök med andra ord, en fackterm eller en kod.',
    near: 'Det här ligger närmast men svarar inte på frågan:',
    nothingInCase: 'Hittade inget i ärendet som svarar på detta. Det kan ha sagts med andra ord, eller inte ha tagits upp.',
    emptyCase: 'Det finns inget att söka i än: ärendet har varken samtal, anteckning eller rapport.',
    noSources:
      'Inga nationella fackkällor har hämtats in på den här servern, så det finns lite att söka i. Den som driver servern hämtar in ' +
      'dem med `npm run sources:import`.',
    look: 'Slå upp själv så länge:',
    modelAway: 'Språkmodellen svarade inte.',
    modelRefused: 'Språkmodellen ville inte svara på detta.',
    modelInvalid: 'Språkmodellen gav ett svar som inte kunde användas.',
    dailyLimit: 'Dagens kvot för språkmodellen är slut.',
    example: 'Påhittat exempel, inte för patienter',
    withdrawn: 'Tillbakadragen',
  },
  da: {
    searched: 'Dette er en søgning i fagkilderne, ikke et svar skrevet af en sprogmodel. Sætningerne med fed skrift ligger tættest på spørgsmålet.',
    searchedCase: 'Dette er en søgning i sagen, ikke et svar skrevet af en sprogmodel. Her er de steder, der svarer på spørgsmålet:',
    nothing: 'Fandt intet i fagkilderne, der svarer på dette. Prøv med andre ord, et fagord eller en kode.',
    near: 'Dette ligger tættest på, men svarer ikke på spørgsmålet:',
    nothingInCase: 'Fandt intet i sagen, der svarer på dette. Det kan være sagt med andre ord eller ikke være taget op.',
    emptyCase: 'Der er ikke noget at søge i endnu: sagen har hverken samtale, notat eller rapport.',
    noSources:
      'Ingen nationale fagkilder er hentet ind på denne server, så der er kun lidt at søge i. Den, der driver serveren, henter dem ind ' +
      'med `npm run sources:import`.',
    look: 'Slå selv op så længe:',
    modelAway: 'Sprogmodellen svarede ikke.',
    modelRefused: 'Sprogmodellen ville ikke svare på dette.',
    modelInvalid: 'Sprogmodellen gav et svar, der ikke kunne bruges.',
    dailyLimit: 'Dagens kvote for sprogmodellen er brugt.',
    example: 'Opdigtet eksempel, ikke til brug for patienter',
    withdrawn: 'Trukket tilbage',
  },
  en: {
    searched: 'This is a search of the medical sources, not an answer written by a language model. The sentences in bold are the closest to the question.',
    searchedCase: 'This is a search of the case, not an answer written by a language model. These are the places that answer the question:',
    nothing: 'Nothing in the medical sources answers this. Try other words, a technical term or a code.',
    near: 'These come closest, but do not answer the question:',
    nothingInCase: 'Nothing in the case answers this. It may have been said in other words, or not been raised.',
    emptyCase: 'There is nothing to search yet: the case has no conversation, note or report.',
    noSources:
      'No national medical source has been brought into this server, so there is little to search. Whoever runs the server brings them in ' +
      'with `npm run sources:import`.',
    look: 'Meanwhile, look it up yourself:',
    modelAway: 'The language model did not answer.',
    modelRefused: 'The language model would not answer this.',
    modelInvalid: 'The language model gave an answer that could not be used.',
    dailyLimit: 'Today’s allowance for the language model is used up.',
    example: 'Invented example, not for patients',
    withdrawn: 'Withdrawn',
  },
  ru: {
    searched: 'Это поиск по медицинским источникам, а не ответ языковой модели. Жирным выделены предложения, ближайшие к вопросу.',
    searchedCase: 'Это поиск по приёму, а не ответ языковой модели. Вот места, которые отвечают на вопрос:',
    nothing: 'В медицинских источниках нет ответа на этот вопрос. Попробуйте другие слова, термин или код.',
    near: 'Вот что ближе всего, но на вопрос не отвечает:',
    nothingInCase: 'В материалах приёма нет ответа на этот вопрос. Возможно, об этом говорили другими словами или не говорили вовсе.',
    emptyCase: 'Искать пока не в чем: нет ни разговора, ни заметки, ни отчёта.',
    noSources:
      'На этот сервер не загружен ни один национальный медицинский источник, поэтому искать почти не в чем. Загрузить их может тот, кто ' +
      'обслуживает сервер: `npm run sources:import`.',
    look: 'А пока посмотрите сами:',
    modelAway: 'Языковая модель не ответила.',
    modelRefused: 'Языковая модель отказалась отвечать на это.',
    modelInvalid: 'Ответ языковой модели нельзя использовать.',
    dailyLimit: 'Дневной лимит языковой модели исчерпан.',
    example: 'Вымышленный пример, не для пациентов',
    withdrawn: 'Отозвано',
  },
}
