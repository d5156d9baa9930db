import type { Language } from '#contract/vertical.ts'

export const STATUSES = ['started', 'continued', 'stopped', 'allergy'] as const
export type MedicineStatus = (typeof STATUSES)[number]

/** How a report says that a medicine is begun, goes on, has ended, or is not borne. */
export const STATUS_WORDS: Readonly<Record<Language, Readonly<Record<MedicineStatus, string>>>> = {
  nb: {
    started: String.raw`start\w*|begynn\w*|forskriv\w*|skriv\w*|resept\w*|ordiner\w*|ny\w*|gis|får|gitt|ga|økt?e?r?|oppstart\w*|settes|setter|prøv\w*|igang\w*`,
    continued: String.raw`fortsett\w*|uendret|som før|fast\w*|bruker|brukar|står på|tar|videre|behold\w*|kontinuer\w*|ved behov|daglig`,
    stopped:
      String.raw`slutt\w*|stopp\w*|sepon\w*|avslutt\w*|kutt\w*|trapp\w* ned|tidligere|ikke lenger|fjern\w*|autosepon\w*|pause\w*|tas? bort|` +
      String.raw`skal ikke|ikke bruk\w*|unngå\w*|ikkje`,
    allergy: String.raw`allerg\w*|cave|tåler ikke|tåler ikkje|intoleran\w*|utslett|overfølsom\w*|reaksjon\w*|reager\w*`,
  },
  sv: {
    started:
      String.raw`börja\w*|insätt\w*|sätt\w* in|insatt|start\w*|skriv\w*|recept\w*|ordiner\w*|ny\w*|ges|får|gav|fick|gett|givet|öka\w*|höj\w*|` +
      String.raw`prova\w*|förskriv\w*|påbörja\w*`,
    continued: String.raw`fortsätt\w*|oförändra\w*|som tidigare|står på|tar|använd\w*|behåll\w*|kvarstå\w*|vid behov|daglig\w*|stående`,
    stopped: String.raw`sluta\w*|utsätt\w*|utsatt|sätt\w* ut|avsluta\w*|avbr\w*|stopp\w*|tidigare|inte längre|bort|trappa\w* ut|undvik\w*|ska inte|paus\w*`,
    allergy: String.raw`allerg\w*|cave|tål inte|tål ej|intoleran\w*|utslag|överkänslig\w*|reaktion\w*|reagera\w*|varning`,
  },
  da: {
    started:
      String.raw`start\w*|begynd\w*|opstart\w*|påbegynd\w*|skriv\w*|recept\w*|ordiner\w*|ny\w*|gives|får|fik|gav|givet|øge\w*|sæt\w* op|prøv\w*|udskriv\w*`,
    continued: String.raw`fortsæt\w*|uændret|som hidtil|som før|tager|bruger|behold\w*|ved behov|pn|dagligt?|fast\w*|videre`,
    stopped:
      String.raw`stop\w*|sepon\w*|afslut\w*|ophør\w*|slut\w*|tidligere|ikke længere|holdt\w* op|holde\w* op|udgå\w*|pause\w*|undgå\w*|droppe\w*|fjern\w*|væk`,
    allergy: String.raw`allerg\w*|cave|tåler ikke|intoleran\w*|udslæt|overfølsom\w*|reaktion\w*|reagere\w*`,
  },
  en: {
    started: String.raw`start\w*|commenc\w*|begin\w*|prescri\w*|new\w*|giv\w*|gave|add\w*|increas\w*|initiat\w*|trial\w*|switch\w* to|put \w+ on`,
    continued: String.raw`continu\w*|unchanged|keep\w*|carry on|remain\w*|regular\w*|takes|taking|uses|using|ongoing|as needed|daily|stay\w*`,
    stopped: String.raw`stop\w*|discontinu\w*|ceas\w*|previous\w*|withh\w*|no longer|came off|come off|tak\w+ off|past|held|switch\w* from|avoid\w*|finished`,
    allergy: String.raw`allerg\w*|intoleran\w*|rash|hypersens\w*|reaction\w*|react\w*|adverse`,
  },
  ru: {
    started: String.raw`начн\w*|начин\w*|начать|начат\w*|назнач\w*|выпи\w*|добав\w*|нов\w*|введ\w*|сдела\w*|увелич\w*|пропи\w*|дать|давать|даем|рекоменд\w*`,
    continued: String.raw`продолж\w*|оставля\w*|оставить|без изменений|прежн\w*|принимает|принимаю|постоянно|ежедневно|по-прежнему|получает|пьет|пью|сохран\w*`,
    stopped: String.raw`отмен\w*|прекра\w*|бросил\w*|перестал\w*|ранее|раньше|заверш\w*|исключ\w*|убра\w*|убир\w*|больше не|не принимать|не давать|закончил\w*`,
    allergy: String.raw`аллерг\w*|непереносим\w*|сып\w*|реакци\w*|крапивниц\w*|не переносит`,
  },
}
