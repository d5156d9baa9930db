import type { SectionType } from '#contract/report.ts'
import type { Language } from '#contract/vertical.ts'

/** How clinicians of one language ask for another shape of a report. Each entry is written as it is compared: in small letters, without what is `aside`. */
export type WishWords = {
  /** Left out wherever it stands: it changes nothing of what is asked. */
  readonly aside: string
  /** Stands between two wishes, or two sections. */
  readonly joins: string
  readonly shorter: string
  readonly longer: string
  /** Before the sections that are to go, and what may stand behind them. */
  readonly drop: string
  readonly dropBehind?: string
  /** Before the only sections that are to stay. */
  readonly only: string
  /** Before the section that is to stand first, and what stands behind it. */
  readonly first: string
  readonly firstBehind: string
  readonly names: Readonly<Partial<Record<SectionType, string>>>
}

/** Alternatives of a pattern, parted by bars; longer ones stand before those they begin with. */
export const WISH_WORDS: Readonly<Record<Language, WishWords>> = {
  nb: {
    aside: 'vær så snill|vennligst|er du snill|kan du|kunne du|jeg vil ha|jeg ønsker|takk|gjerne|litt|noe|mye|helt|rapporten|rapport|teksten|tekst|' +
      'notatet|journalnotatet|avsnittene|avsnittet|seksjonene|seksjonen|delene|delen|punktet|om|den|det|hele',
    joins: 'og så|og deretter|samt|deretter|og|så',
    shorter: '(?:(?:gjør|skriv|lag|få) )?(?:kortere|knappere|mindre detaljert|mer kortfattet|kortfattet|mer konsis|konsis|kort)|forkort|kort ned|' +
      'kort inn|stram inn|stram opp|komprimer',
    longer: '(?:(?:gjør|skriv|lag|få) )?(?:lengre|lenger|mer detaljert|mer utfyllende|utfyllende|fyldigere|grundigere|mer utførlig|utførlig)|utdyp|' +
      'utvid|skriv ut',
    drop: 'ikke ta med|ikke ha med|ta bort|ta vekk|ta ut|ta av|fjern|stryk|slett|utelat|dropp|skip|uten', dropBehind: 'bort|vekk|ut',
    only: '(?:ta med |behold |vis |ha med |skriv )?(?:bare|kun)|behold (?:bare|kun)',
    first: 'begynn med|start med|åpne med|først', firstBehind: 'først|øverst|fremst|foran|i toppen',
    names: {
      summary: 'sammendraget|sammendrag|oppsummeringen|oppsummering',
      complaints: 'aktuelt|anamnesen|anamnese|sykehistorien|sykehistorie|plagene|plager|symptomene|symptomer',
      physicalExamination: 'klinisk undersøkelse|undersøkelsen|undersøkelse|kliniske funn|funnene|funn|status',
      diagnoses: 'vurderingen|vurdering|diagnosene|diagnosen|diagnoser|diagnose',
      treatmentPlans: 'behandlingsplanen|behandlingsplan|planen|plan|videre plan',
      treatmentMeasures: 'tiltakene|tiltak|rådene|råd',
      medications: 'medisinlisten|medisinlista|medisinene|medisiner|legemidlene|legemidler|medikamentene|medikamenter',
      additionalNotes: 'andre opplysninger|øvrige opplysninger|øvrig|annet|tillegg',
    },
  },
  sv: {
    aside: 'var snäll och|var god och|vänligen|snälla|kan du|skulle du kunna|jag vill ha|jag önskar|tack|gärna|lite|något|mycket|helt|rapporten|' +
      'rapport|texten|text|anteckningen|journalanteckningen|avsnitten|avsnittet|sektionen|delarna|delen|punkten|om|den|det|hela',
    joins: 'och sedan|och därefter|samt|därefter|sedan|och|så',
    shorter: '(?:(?:gör|skriv|få) )?(?:kortare|mindre detaljerad|mindre detaljerat|mer kortfattad|mer kortfattat|kortfattat|koncisare|kort)|korta ner|' +
      'korta ned|korta av|förkorta|korta|komprimera',
    longer: '(?:(?:gör|skriv|få) )?(?:längre|mer detaljerad|mer detaljerat|utförligare|mer utförlig|mer utförligt|fylligare|mer omfattande)|utveckla|' +
      'utöka|förläng',
    drop: 'ta inte med|ha inte med|ta bort|plocka bort|radera|stryk|uteslut|utelämna|hoppa över|utan', dropBehind: 'bort',
    only: '(?:ta med |behåll |visa |ha med |skriv )?(?:bara|endast)|behåll (?:bara|endast)',
    first: 'börja med|inled med|först', firstBehind: 'först|överst|främst|högst upp',
    names: {
      summary: 'sammanfattningen|sammanfattning', complaints: 'aktuellt|anamnesen|anamnes|sjukhistorien|sjukhistoria|besvären|besvär|symtomen|symtom',
      physicalExamination: 'status|undersökningen|undersökning|kliniska fynd|fynden|fynd',
      diagnoses: 'bedömningen|bedömning|diagnoserna|diagnosen|diagnoser|diagnos',
      treatmentPlans: 'behandlingsplanen|planeringen|planering|planen|plan',
      treatmentMeasures: 'åtgärderna|åtgärder|råden|råd',
      medications: 'läkemedelslistan|läkemedlen|läkemedel|medicinerna|mediciner|medicinen|medicin',
      additionalNotes: 'övriga uppgifter|övrigt|annat',
    },
  },
  da: {
    aside: 'vær så venlig at|venligst|vil du|kan du|kunne du|jeg vil gerne have|jeg ønsker|tak|gerne|lidt|noget|meget|helt|rapporten|rapport|teksten|' +
      'tekst|notatet|journalnotatet|afsnittene|afsnittet|sektionen|delene|delen|punktet|om|den|det|hele',
    joins: 'og så|og derefter|samt|derefter|og|så',
    shorter: '(?:(?:gør|skriv|lav|få) )?(?:kortere|mindre detaljeret|mere kortfattet|kortfattet|mere koncis|koncis|kort)|forkort|kort ned|skær ned|' +
      'stram op|komprimer|komprimér',
    longer: '(?:(?:gør|skriv|lav|få) )?(?:længere|mere detaljeret|mere udførlig|mere udførligt|udførlig|fyldigere|grundigere)|uddyb|udvid|forlæng',
    drop: 'tag ikke med|medtag ikke|tag væk|tag ud|fjern|slet|stryg|udelad|drop|spring over|uden', dropBehind: 'væk|ud|fra',
    only: '(?:tag |medtag |behold |vis |skriv )?(?:kun|bare)|behold (?:kun|bare)',
    first: 'begynd med|start med|indled med|først', firstBehind: 'først|øverst|forrest|i toppen',
    names: {
      summary: 'resuméet|resumeet|resumé|resume|sammenfatningen|sammenfatning|opsummeringen|opsummering', complaints: 'aktuelt|anamnesen|anamnese|' +
        'sygehistorien|sygehistorie|generne|gener|symptomerne|symptomer',
      physicalExamination: 'objektiv undersøgelse|objektivt|undersøgelsen|undersøgelse|kliniske fund|fundene|fund', diagnoses: 'vurderingen|vurdering|' +
        'diagnoserne|diagnosen|diagnoser|diagnose',
      treatmentPlans: 'behandlingsplanen|behandlingsplan|planen|plan', treatmentMeasures: 'tiltagene|tiltag|rådene|råd', medications: 'medicinlisten|' +
        'medicinen|medicin|lægemidlerne|lægemidler|præparaterne|præparater',
      additionalNotes: 'øvrige oplysninger|andre oplysninger|øvrigt|andet',
    },
  },
  en: {
    aside: 'please|can you|could you|would you|i want|i would like|thanks|thank you|a bit|a little|somewhat|much|report|text|note|sections|section|' +
      'parts|part|paragraph|it|the|whole|list of',
    joins: 'and then|then|and|&',
    shorter: '(?:(?:make|write|keep) )?(?:shorter|more concise|concise|briefer|brief|less detailed|more succinct|short)|shorten|condense|compress|' +
      'cut down|tighten up|tighten',
    longer: '(?:(?:make|write) )?(?:longer|more detailed|more thorough|fuller|in more detail|more detail)|lengthen|expand|elaborate|add more detail',
    drop: 'do not include|don\'t include|don’t include|leave out|take out|take away|remove|delete|drop|omit|exclude|skip|without', dropBehind: 'out|away',
    only: '(?:include |keep |show |write )?(?:only|just)|keep (?:only|just)',
    first: 'begin with|start with|lead with|open with|(?:put|move) first', firstBehind: 'first|at top|to top|on top',
    names: {
      summary: 'summary',
      complaints: 'presenting complaint|complaints|complaint|medical history|history|symptoms',
      physicalExamination: 'physical examination|examination|exam findings|findings|results|exam',
      diagnoses: 'assessment|diagnoses|diagnosis',
      treatmentPlans: 'treatment plan|plans|plan',
      treatmentMeasures: 'measures|advice',
      medications: 'medications|medication|medicines|medicine|drugs|meds',
      additionalNotes: 'additional notes|other notes|other information',
    },
  },
  ru: {
    aside: 'пожалуйста|прошу|можешь|можете|не могли бы вы|я хочу|хочу|спасибо|немного|чуть|намного|совсем|отчёт|отчет|отчёта|отчета|отчёте|отчете|' +
      'текст|текста|разделы|раздел|раздела|часть|части|пункт|весь|его',
    joins: 'а затем|а потом|затем|потом|и',
    shorter: '(?:(?:сделай|сделайте|напиши|напишите) )?(?:короче|покороче|кратко|более кратким|более коротким|кратким|менее подробно|менее подробным)|' +
      'сократи|сократите|укороти|укоротите|сожми|сожмите',
    longer: '(?:(?:сделай|сделайте|напиши|напишите) )?(?:длиннее|подробнее|более подробно|более подробным|подробным|полнее)|расширь|расширьте|дополни деталями',
    drop: 'не включай|не включайте|убери|уберите|удали|удалите|исключи|исключите|вычеркни|вычеркните|без',
    only: '(?:оставь |оставьте |покажи |покажите |включи |включите )?(?:только|лишь)',
    first: 'начни с|начните с|сначала|сперва|первым|(?:поставь|поставьте) первым', firstBehind: 'сначала|первым|первой|первыми|вначале|в начало|' +
      'на первое место|вверх|наверх',
    names: {
      summary: 'краткое заключение|заключение|заключения|резюме|итог',
      complaints: 'жалобы|жалоб|анамнез|анамнеза|симптомы|симптомов',
      physicalExamination: 'объективный осмотр|осмотр|осмотра|обследование|обследования|результаты',
      diagnoses: 'диагнозы|диагнозов|диагноза|диагноз|оценка|оценки|оценку',
      treatmentPlans: 'план лечения|плана лечения|плана|план',
      treatmentMeasures: 'назначения|назначений|рекомендации|рекомендаций',
      medications: 'лекарственные препараты|лекарственных препаратов|лекарства|лекарств|препараты|препаратов|медикаменты|медикаментов',
      additionalNotes: 'дополнительные сведения|дополнительных сведений|прочее|прочего',
    },
  },
}
