import type { Language } from '#contract/vertical.ts'

/**
 * Words that introduce a turn, before a colon or in brackets. `relatives`: of those on the patient's side, who speaks for a patient, and what a note
 * calls them.
 */
export type SpeakerLabels = {
  readonly clinicianLabels: readonly string[]
  readonly patientLabels: readonly string[]
  readonly relatives: Readonly<Record<string, string>>
}

/** Who speaks, as transcripts of each language mark it; apart from the rest of a language, so that a page can read turns without it. */
export const SPEAKER_LABELS: Readonly<Record<Language, SpeakerLabels>> = {
  nb: {
    clinicianLabels: [
      'lege', 'legen', 'doktor', 'behandler', 'psykiater', 'psykolog', 'fysioterapeut', 'fysio', 'dyrlege', 'dyrlegen', 'veterinær', 'veterinæren',
      'spesialist', 'kliniker', 'jordmor', 'sykepleier', 'øyelege', 'hudlege', 'gynekolog', 'fastlege', 'lækjar', 'lege 1', 'dr',
    ],
    patientLabels: [
      'pasient', 'pasienten', 'eier', 'eieren', 'mor', 'far', 'forelder', 'pårørende', 'dyreeier', 'kunde', 'rytter', 'mamma', 'pappa', 'ektefelle', 'kone',
      'kona', 'mann', 'datter', 'sønn', 'eigar', 'barn', 'klient',
      'bonde', 'oppdretter',
    ],
    relatives: {
      mor: 'mor', mamma: 'mor', far: 'far', pappa: 'far', forelder: 'forelderen', pårørende: 'pårørende', ektefelle: 'ektefellen', kone: 'kona',
      kona: 'kona', mann: 'mannen', datter: 'datteren', sønn: 'sønnen',
    },
  },
  sv: {
    clinicianLabels: [
      'läkare', 'läkaren', 'doktor', 'doktorn', 'behandlare', 'psykiater', 'psykolog', 'fysioterapeut', 'sjukgymnast', 'veterinär', 'veterinären',
      'specialist', 'barnmorska', 'sjuksköterska', 'ögonläkare', 'hudläkare', 'gynekolog', 'dr', 'djursjukskötare',
    ],
    patientLabels: [
      'patient', 'patienten', 'ägare', 'ägaren', 'djurägare', 'djurägaren', 'mamma', 'pappa', 'mor', 'far', 'förälder', 'anhörig', 'kund', 'ryttare', 'make',
      'maka', 'hustru', 'fru', 'man', 'dotter', 'son', 'barn', 'husse', 'matte',
      'bonde', 'lantbrukare', 'uppfödare',
    ],
    relatives: {
      mamma: 'mamma', mor: 'mamma', pappa: 'pappa', far: 'pappa', förälder: 'föräldern', anhörig: 'anhörig', make: 'maken', maka: 'makan',
      hustru: 'hustrun', fru: 'frun', man: 'maken', dotter: 'dottern', son: 'sonen',
    },
  },
  da: {
    clinicianLabels: [
      'læge', 'lægen', 'doktor', 'behandler', 'psykiater', 'psykolog', 'fysioterapeut', 'fysio', 'dyrlæge', 'dyrlægen', 'veterinær', 'specialist',
      'jordemoder', 'sygeplejerske', 'øjenlæge', 'hudlæge', 'gynækolog', 'ørelæge', 'dr', 'veterinærsygeplejerske',
    ],
    patientLabels: [
      'patient', 'patienten', 'ejer', 'ejeren', 'dyreejer', 'mor', 'far', 'forælder', 'pårørende', 'kunde', 'rytter', 'ægtefælle', 'kone', 'hustru', 'mand',
      'datter', 'søn', 'barn', 'landmand', 'opdrætter',
    ],
    relatives: {
      mor: 'mor', far: 'far', forælder: 'forælderen', pårørende: 'pårørende', ægtefælle: 'ægtefællen', kone: 'konen', hustru: 'hustruen',
      mand: 'manden', datter: 'datteren', søn: 'sønnen',
    },
  },
  en: {
    clinicianLabels: [
      'doctor', 'dr', 'gp', 'physician', 'clinician', 'psychiatrist', 'psychologist', 'physiotherapist', 'physio', 'vet', 'veterinarian',
      'veterinary surgeon', 'specialist', 'midwife', 'nurse', 'consultant', 'dermatologist', 'gynecologist', 'gynaecologist', 'ophthalmologist',
      'guest_clinician', 'therapist', 'provider',
    ],
    patientLabels: [
      'patient', 'owner', 'mother', 'father', 'mum', 'mom', 'dad', 'parent', 'carer', 'client', 'guest_family', 'wife', 'husband', 'daughter', 'son', 'rider',
      'child', 'patient_guest', 'family', 'caregiver', 'farmer', 'breeder',
    ],
    relatives: {
      mother: 'the mother', mum: 'the mother', mom: 'the mother', father: 'the father', dad: 'the father', parent: 'the parent', carer: 'the carer',
      caregiver: 'the carer', wife: 'the wife', husband: 'the husband', daughter: 'the daughter', son: 'the son',
    },
  },
  ru: {
    clinicianLabels: [
      'врач', 'доктор', 'терапевт', 'психиатр', 'психолог', 'физиотерапевт', 'ветеринар', 'ветврач', 'ветеринарный врач', 'специалист', 'акушерка',
      'медсестра', 'окулист', 'офтальмолог', 'дерматолог', 'гинеколог', 'лор', 'фельдшер', 'педиатр', 'хирург',
    ],
    patientLabels: [
      'пациент', 'пациентка', 'больной', 'больная', 'владелец', 'владелица', 'хозяин', 'хозяйка', 'мама', 'папа', 'мать', 'отец', 'жена', 'муж', 'дочь',
      'сын', 'ребенок', 'ребёнок', 'бабушка', 'клиент', 'родитель', 'фермер',
    ],
    relatives: {
      мама: 'мать', мать: 'мать', папа: 'отец', отец: 'отец', жена: 'жена', муж: 'муж', дочь: 'дочь', сын: 'сын', бабушка: 'бабушка',
      родитель: 'родитель',
    },
  },
}
