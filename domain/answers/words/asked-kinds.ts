import type { Language } from '#contract/vertical.ts'

/** What kind of thing a question wants to hear, told by its asking words. */
export const ASKED_KINDS = ['moment', 'length', 'amount', 'often', 'count', 'side', 'person', 'medicine', 'cause', 'result', 'name'] as const
export type AskedKind = (typeof ASKED_KINDS)[number]

/** Written as the marks of a language are: `@` any letters, `_` up to two words. */
export const ASKING_WORDS: Readonly<Record<Language, Readonly<Record<AskedKind, string>>>> = {
  nb: {
    moment:
      'når, hvilken dato, hvilken dag, hvilket år, hvilken uke, hvilket tidspunkt, siden når, fra når, til når, hvor snart, kor tid, kva tid, ' +
      'om hvor lenge, hvor gammel, hvor gamle, alder',
    length: 'hvor lenge, kor lenge, hvor mange dager, hvor mange uker, hvor mange måneder, hvor mange år, hvor mange døgn, hvor lang tid, varighet@',
    amount:
      'hvor mye, kor mykje, hvor høy@, hvor høyt, hvor lavt, hvor stor@, hvor tung@, hvilken dose, hva slags dose, hvilken styrke, dose@, ' +
      'dosering@, styrke, hvor mange milligram, hvor mange kilo, hvor mange prosent, mengde',
    often: 'hvor ofte, kor ofte, hvor mange ganger',
    count: 'hvor mange, kor mange, antall',
    side:
      'hvilken side, hvilket kne, hvilken arm, hvilket øre, hvilket øye, hvilken fot, hvilket ben, hvilket bein, hvilken skulder, hvilken hofte, ' +
      'hvilken hånd, høyre eller venstre, venstre eller høyre, kva side, hvilken pote',
    person: 'hvem, kven, i familien',
    medicine:
      'hva slags @medisin, hva tar, hva bruker, hva står, hva går, hva fikk _ mot, hvilket middel, hvilken tablett, hvilke midler, ' +
      'hvilken @medisin, hvilke @medisiner, medisin mot, hva behandles, hvilken kur, hvilket antibiotikum, hvilke antibiotika, ' +
      'hvilket antibiotika, hvilken antibiotika, hvilket smertestillende, hvilke smertestillende, hvilke medisiner, hvilken medisin, ' +
      'hvilke legemidler, hvilket legemiddel, hva slags medisin@, hvilke tabletter, hvilket medikament, hvilke preparater',
    cause: 'hvorfor, kvifor, årsak@, grunnen, av hvilken grunn',
    result: 'viste, vise, resultat@, svaret på, svar på, hva var, hvordan var, nivå@, verdi@, lå _ på, funn på, målt til, ble funnet',
    name: 'hva heter, hvilket sykehus, hvilken fysioterapeut, hvilket merke, hvilken lege, hvilken klinikk, hvilket firma, hva het, navnet på, hvilken skole',
  },
  sv: {
    moment: 'när, vilket datum, vilken dag, vilket år, vilken vecka, sedan när, från när, till när, hur snart, hur gammal, ålder',
    length: 'hur länge, hur många dagar, hur många veckor, hur många månader, hur många år, hur många dygn, hur lång tid',
    amount:
      'hur mycket, hur hög@, hur högt, hur stor@, hur tung@, vilken dos, vilken styrka, dos, dosen, dosering@, hur många milligram, ' +
      'hur många kilo, hur många procent, mängd',
    often: 'hur ofta, hur många gånger',
    count: 'hur många, antal',
    side:
      'vilken sida, vilket knä, vilken arm, vilket öra, vilket öga, vilken fot, vilket ben, vilken axel, vilken höft, vilken hand, ' +
      'höger eller vänster, vänster eller höger, vilken tass',
    person: 'vem, i familjen, i släkten',
    medicine:
      'vilken sorts @medicin, vad tar, vad äter _ mot, vad står, vad fick _ mot, vilket medel, vilken tablett, vilken @medicin, vilka @mediciner, ' +
      'medicin mot, vilken kur, vilket antibiotikum, vilka antibiotika, vilket antibiotika, vilken smärtlindring, vilken antibiotika, ' +
      'vilka mediciner, vilken medicin, vilka läkemedel, vilket läkemedel, vilka tabletter, vilket preparat',
    cause: 'varför, orsak@, anledning@',
    result: 'visade, visa, resultat@, svaret på, svar på, vad var, hur var, nivå@, värde@, låg _ på, fynd på, hittades, uppmätt@',
    name: 'vad heter, vilket sjukhus, vilken fysioterapeut, vilket märke, vilken läkare, vilken klinik, vilket bolag, vad hette, namnet på, vilken skola',
  },
  da: {
    moment: 'hvornår, hvilken dato, hvilken dag, hvilket år, hvilken uge, siden hvornår, hvor gammel, alder',
    length: 'hvor længe, hvor mange dage, hvor mange uger, hvor mange måneder, hvor mange år, hvor mange døgn, hvor lang tid',
    amount:
      'hvor meget, hvor høj@, hvor højt, hvor stor@, hvor tung@, hvilken dosis, hvilken styrke, dosis, dosering@, hvor mange milligram, ' +
      'hvor mange kilo, hvor mange procent, mængde',
    often: 'hvor ofte, hvor tit, hvor mange gange',
    count: 'hvor mange, antal',
    side:
      'hvilken side, hvilket knæ, hvilken arm, hvilket øre, hvilket øje, hvilken fod, hvilket ben, hvilken skulder, hvilken hofte, hvilken hånd, ' +
      'højre eller venstre, venstre eller højre, hvilken pote',
    person: 'hvem, i familien',
    medicine:
      'hvilken slags @medicin, hvad tager, hvad bruger, hvad får _ mod, hvad fik _ mod, hvilket middel, hvilken tablet, hvilken @medicin, ' +
      'medicin mod, hvilken kur, hvilket antibiotikum, hvilke antibiotika, hvilket smertestillende, hvilken smertestillende, hvilken medicin, ' +
      'hvilke mediciner, hvilke lægemidler, hvilket lægemiddel, hvilke tabletter, hvilke præparater',
    cause: 'hvorfor, årsag@, grunden',
    result: 'viste, vise, resultat@, svaret på, svar på, hvad var, hvordan var, niveau@, værdi@, lå _ på, fund på, målt til',
    name:
      'hvad hedder, hvilket sygehus, hvilket hospital, hvilken fysioterapeut, hvilket mærke, hvilken læge, hvilken klinik, hvilket selskab, ' +
      'hvad hed, navnet på, hvilken skole',
  },
  en: {
    moment: 'when, what date, which date, what day, which day, what year, since when, until when, how soon, how old, what age',
    length: 'how long, how many days, how many weeks, how many months, how many years, duration',
    amount:
      'how much, how high, how big, how large, how heavy, what dose, which dose, dose, dosage, what strength, how many milligram@, how many kilo@, ' +
      'what percent@, what level, how low',
    often: 'how often, how many times, how frequently',
    count: 'how many, number of',
    side:
      'which side, what side, which knee, which arm, which ear, which eye, which foot, which leg, which shoulder, which hip, which hand, ' +
      'left or right, right or left, which paw',
    person: 'who, whom, in the family',
    medicine:
      'what does _ take, what is _ taking, what was _ taking, take for, takes for, taking for, what does _ use for, is on for, given for, ' +
      'which antibiotic@, what antibiotic@, which painkiller@, what painkiller@, what pain relief, which pill@, medication for, prescribed for, ' +
      'which medication@, what medication@, which medicine@, what medicine@, which drug@, what drug@, which tablet@, what tablet@',
    cause: 'why, reason, cause of, what caused',
    result: 'showed, show, shown, result@, what was, how was, what were, level@, reading, value@, findings on',
    name:
      'what is _ called, what is the name, which hospital, which physio@, which brand, what brand, which doctor, which clinic, ' +
      'which company, name of, which school',
  },
  ru: {
    moment: 'когда, какого числа, в какой день, в каком году, с какого, до какого, по какое, с каких пор, сколько лет, какого возраста, возраст',
    length: 'как долго, сколько дней, сколько недель, сколько месяцев, сколько времени, на сколько, как давно, длительность, какое время',
    amount:
      'какая доза, какую дозу, какой дозе, доза, дозу, дозе, дозировк@, сколько миллиграмм@, сколько весит, насколько высок@, какой уровень, ' +
      'сколько килограмм@, какое давление, какая температура',
    often: 'как часто, сколько раз',
    count: 'сколько',
    side:
      'какая сторона, с какой стороны, какое колено, какая рука, какая нога, какое ухо, какой глаз, какое плечо, справа или слева, ' +
      'слева или справа, какой стороне',
    person: 'кто, кого, у кого, кому, в семье',
    medicine:
      'что пьет, что принима@, чем лечи@, какой антибиотик, какие антибиотики, на какой антибиотик, какое обезболива@, что от, какие капли, ' +
      'какую мазь, какие лекарства, какие препараты, какое лекарство, какой препарат, какие таблетки, какие медикаменты',
    cause: 'почему, из-за чего, причина, отчего, зачем',
    result: 'показал@, результат@, какой был, какая была, какое было, какие были, уровень, значение, какой у, какая у, какое у',
    name: 'как зовут, в какой больнице, какая больница, какой марки, какая марка, какой фирмы, какой врач, в какой клинике, фамилия, название, в какой школе',
  },
}
