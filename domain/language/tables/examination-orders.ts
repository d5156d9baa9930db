import type { Language } from '#contract/vertical.ts'

/** What a patient is told to do while being examined; it tells nothing of what was found. */
export type ExaminationOrders = {
  /** A clause opens so: bend forward, breathe in. */
  readonly opens: string
  /** The order is these words alone, and what was found may follow without a stop: дышите, свисты. */
  readonly alone: string
}

export const EXAMINATION_ORDERS: Readonly<Record<Language, ExaminationOrders>> = {
  nb: {
    opens: '(?:(?:så|og|nå|ja|da|der|sånn|bare) )*(?:pust (?:inn|ut|dypt|godt|rolig|med|gjennom)|bøy (?:deg|dæ|seg|kneet|hodet|armen)|løft (?:på ' +
      ')?(?:armen|armene|foten|beinet|beina|haken)|' +
      'strekk (?:ut|armen|beinet|kneet)|stå (?:med|på|rett|rolig|stille)|sitt (?:her|der|rett|rolig|stille|opp)|sett (?:deg|dæ|seg)|legg (?:deg|dæ|' +
        'seg)|gap (?:opp|høyt|godt)|' +
      'snu (?:deg|dæ|seg|hodet)|vis (?:meg|mæ|seg)|hold (?:pusten|imot|i henne|i ham|henne|ham|fast|stille)|følg (?:fingeren|med)|lukk øynene|åpne ' +
        'munnen|hopp (?:opp|ned)|' +
      'host(?: litt| en gang)?$|gå (?:litt|noen|fram|frem|bort|omkring|på tå|på tærne|på hælene)|ta av (?:deg|dæ|seg)|klem (?:hendene|fingrene|meg)|' +
        'stopp (?:der|det)|(?:press|trykk|skyv|spark) (?:i ?)?mot|si (?:i ?)?fra|tærne opp|(?:nå )?(?:jeg løfter|løfter jeg) (?:på )?(?:det |den |' +
          'høyre |venstre )*' +
        '(?:bein(?:et)?|armen|foten|hodet))',
    alone: '(?:pust|gap|host)(?: ut| inn| dypt| opp)?',
  },
  sv: {
    opens: '(?:(?:så|och|nu|ja|då|där|bara) )*(?:andas (?:in|ut|djupt|lugnt|med|genom)|böj (?:dig|sig|knät|huvudet|armen)|lyft (?:på )?(?:armen|' +
      'armarna|foten|benet|benen|hakan)|' +
      'sträck (?:ut|armen|benet|knät)|stå (?:med|på|rakt|still)|sitt (?:här|där|rakt|still|upp)|sätt (?:dig|sig)|lägg (?:dig|sig)|gapa(?: stort)?|' +
        'vänd (?:dig|sig|huvudet)|' +
      'visa (?:mig|sig)|håll (?:andan|emot|i henne|i honom|henne|honom|still)|följ (?:fingret|med)|blunda|öppna munnen|hoppa (?:upp|ner)|hosta(?: ' +
        'lite| en gång)?$|' +
      'gå (?:lite|några|fram|bort|på tå|på hälarna)|ta av (?:dig|sig)|kläm (?:händerna|fingrarna)|stopp där|tass här|(?:tryck|pressa|sparka) emot|' +
        'säg till|tårna upp|' +
        '(?:nu )?(?:jag lyfter|lyfter jag) (?:på )?(?:det |den |höger |vänster )*(?:ben(?:et)?|armen|foten|huvudet))',
    alone: '(?:andas|gapa|blunda|hosta)(?: ut| in| djupt)?',
  },
  da: {
    opens: '(?:(?:så|og|nu|ja|der|bare) )*(?:træk vejret|bøj (?:dig|sig|knæet|hovedet|armen)|løft (?:på )?(?:armen|armene|foten|benet|benene|hagen)|' +
      'stræk (?:ud|armen|benet|knæet)|' +
      'stå (?:med|på|lige|stille)|sid (?:her|der|lige|stille|op)|sæt (?:dig|sig)|læg (?:dig|sig)|gab (?:op|højt|godt)|vend (?:dig|sig|hovedet)|vis ' +
        '(?:mig|sig)|' +
      'hold (?:vejret|igen|imod|fast|stille|hende|ham)|følg (?:fingeren|med)|luk øjnene|åbn munden|hop (?:op|ned)|host(?: lidt| en gang)?$|gå (?:lidt|' +
        'nogle|frem|hen|på tæer|på hælene)|' +
      'tag (?:trøjen|blusen|skoene|bukserne) (?:af|op)|klem (?:hænderne|fingrene)|stop der|(?:tryk|pres|spark) (?:i)?mod|sig til|tæerne op|' +
        '(?:nu )?(?:jeg løfter|løfter jeg) (?:på )?' +
        '(?:det |den |højre |venstre )*(?:ben(?:et)?|armen|foten|hovedet))',
    alone: '(?:gab|host)(?: op| højt)?',
  },
  en: {
    opens: "(?:(?:and|so|now|then|just|can you|could you|if you|please) )*(?:breathe (?:in|out|deeply|normally)|(?:take )?a? ?deep breaths?|big " +
      "breath|bend (?:forward|over|your|the|that|down)|lift (?:your|the|that|both|it) |" +
      'raise (?:your|the|both)|stretch (?:out|your|the)|stand (?:up|on|still|with|straight)|sit (?:up|down|here|still|forward)|lie (?:down|back|on|' +
        'flat)|hop (?:up|on|down)|pop (?:up|your|the|down)|' +
      'open (?:wide|up|your mouth|the mouth)|say ah+|turn (?:round|over|your|the|to)|roll (?:over|up|your|the|onto)|show me|hold (?:still|your breath|' +
        'the breath|on to|him|her|that there)|push (?:against|down|up|back)|' +
      'squeeze my|follow my|close (?:your|the) eyes|cough for me|look (?:at|up|straight|over|down)|touch (?:your|the|my)|walk (?:up|to|for|on)|stick ' +
        '(?:out|your|the)|scoot|tell me (?:if|when)|toes up|press (?:against|up|down))',
    alone: '(?:breathe (?:in|out)|deep breath|open wide|big breath)',
  },
  ru: {
    opens: '(?:(?:а|и|теперь|ну|сейчас|так) )*(?:не )?(?:дышите|подышите|сядьте|садитесь|ложитесь|лягте|встаньте|вставайте|повернитесь|поверните|' +
      'откройте|закройте|покажите|показывайте|поднимите|опустите|согните|' +
      'вытяните|наклонитесь|покашляйте|снимите|раздевайтесь|разденьтесь|задержите|следите|сожмите|расслабьте|расслабьтесь|пройдитесь|залезайте|' +
        'высуньте|скажите|держите|стойте|сидите|нажмите|толкайте|тяните|взвешиваемся|взвесимся)',
    alone: '(?:дышите|подышите|сядьте|садитесь|ложитесь|лягте|вставайте|встаньте|раздевайтесь|повернитесь|разденьтесь)(?: глубже| ртом| поглубже| ' +
      'пока рассказывайте| сюда)?',
  },
}
