import type { DoctorType } from '#contract/profile.ts'
import type { SectionType } from '#contract/report.ts'
import type { Language } from '#contract/vertical.ts'

/** The parts of a referral in the order a receiver reads them. */
export const REFERRAL_PARTS = [
  'to', 'from', 'patient', 'urgency', 'reason', 'asked', 'history', 'findings', 'assessment', 'treatment', 'medications', 'allergies',
] as const
export type ReferralPart = (typeof REFERRAL_PARTS)[number]

/** The kind of section each part is, for whoever reads it as data. */
export const REFERRAL_TYPES: Readonly<Record<ReferralPart, SectionType>> = {
  to: 'additionalNotes',
  from: 'additionalNotes',
  patient: 'additionalNotes',
  urgency: 'additionalNotes',
  reason: 'summary',
  asked: 'treatmentPlans',
  history: 'complaints',
  findings: 'physicalExamination', assessment: 'diagnoses', treatment: 'treatmentMeasures', medications: 'medications', allergies: 'medications',
}

/** Lines of the address parts; what is not known has none, and is told as missing. */
export type ReferralLabel =
  | 'doctor' | 'vet' | 'license' | 'vetLicense' | 'clinic' | 'address' | 'telephone'
  | 'name' | 'identity' | 'born' | 'age' | 'sex'
  | 'animal' | 'species' | 'reproduction' | 'owner' | 'chip' | 'herd'
  | 'date'

export type ReferralTerms = {
  readonly parts: Readonly<Record<ReferralPart, string>>
  readonly labels: Readonly<Record<ReferralLabel, string>>
}

/** Headings and labels as forms of each country have them. */
export const REFERRAL_TERMS: Readonly<Record<Language, ReferralTerms>> = {
  nb: {
    parts: {
      to: 'Henvisning til', from: 'Fra', patient: 'Pasient', urgency: 'Hastegrad', reason: 'Henvisningsårsak', asked: 'Ønsket hjelp', history: 'Sykehistorie',
      findings: 'Funn', assessment: 'Vurdering', treatment: 'Behandling og plan', medications: 'Medisiner', allergies: 'Allergi/CAVE',
    },
    labels: {
      doctor: 'Lege',
      vet: 'Veterinær',
      license: 'HPR-nummer',
      vetLicense: 'Autorisasjonsnummer',
      clinic: 'Klinikk',
      address: 'Adresse',
      telephone: 'Telefon',
      name: 'Navn',
      identity: 'Fødselsnummer',
      born: 'Født',
      age: 'Alder',
      sex: 'Kjønn',
      animal: 'Dyrets navn',
      species: 'Dyreart',
      reproduction: 'Kastrert/sterilisert',
      owner: 'Eier',
      chip: 'ID-nummer',
      herd: 'Besetnings-/øremerkenummer',
      date: 'Dato',
    },
  },
  sv: {
    parts: {
      to: 'Remiss till',
      from: 'Från',
      patient: 'Patient',
      urgency: 'Prioritet',
      reason: 'Remissorsak',
      asked: 'Frågeställning och önskad åtgärd',
      history: 'Anamnes',
      findings: 'Status', assessment: 'Bedömning', treatment: 'Åtgärder och planering', medications: 'Läkemedel', allergies: 'Överkänslighet',
    },
    labels: {
      doctor: 'Läkare',
      vet: 'Veterinär',
      license: 'HSA-id',
      vetLicense: 'Legitimationsnummer',
      clinic: 'Enhet',
      address: 'Adress',
      telephone: 'Telefon',
      name: 'Namn',
      identity: 'Personnummer',
      born: 'Född',
      age: 'Ålder',
      sex: 'Kön',
      animal: 'Djurets namn',
      species: 'Djurslag',
      reproduction: 'Kastrerad',
      owner: 'Djurägare',
      chip: 'ID-nummer',
      herd: 'Besättnings-/öronmärkesnummer',
      date: 'Datum',
    },
  },
  da: {
    parts: {
      to: 'Henvisning til',
      from: 'Fra',
      patient: 'Patient',
      urgency: 'Hastegrad',
      reason: 'Henvisningsårsag',
      asked: 'Ønsket undersøgelse eller behandling',
      history: 'Anamnese',
      findings: 'Objektive fund', assessment: 'Vurdering', treatment: 'Behandling og plan', medications: 'Medicin', allergies: 'CAVE',
    },
    labels: {
      doctor: 'Læge',
      vet: 'Dyrlæge',
      license: 'Ydernummer',
      vetLicense: 'Autorisations-ID',
      clinic: 'Klinik',
      address: 'Adresse',
      telephone: 'Telefon',
      name: 'Navn',
      identity: 'CPR-nummer',
      born: 'Født',
      age: 'Alder',
      sex: 'Køn',
      animal: 'Dyrets navn',
      species: 'Dyreart',
      reproduction: 'Kastreret/steriliseret',
      owner: 'Ejer',
      chip: 'ID-nummer',
      herd: 'Besætnings-/øremærkenummer',
      date: 'Dato',
    },
  },
  en: {
    parts: {
      to: 'Referral to', from: 'From', patient: 'Patient', urgency: 'Urgency', reason: 'Reason for referral', asked: 'What is asked for', history: 'History',
      findings: 'Findings', assessment: 'Assessment', treatment: 'Treatment and plan', medications: 'Medications', allergies: 'Allergies',
    },
    labels: {
      doctor: 'Doctor',
      vet: 'Veterinarian',
      license: 'Licence number',
      vetLicense: 'Licence number',
      clinic: 'Practice',
      address: 'Address',
      telephone: 'Telephone',
      name: 'Name',
      identity: 'Identity number',
      born: 'Born',
      age: 'Age',
      sex: 'Sex',
      animal: 'Name of the animal',
      species: 'Species',
      reproduction: 'Neutered',
      owner: 'Owner',
      chip: 'ID number',
      herd: 'Herd or ear-tag number',
      date: 'Date',
    },
  },
  ru: {
    parts: {
      to: 'Куда направляется',
      from: 'От кого',
      patient: 'Пациент',
      urgency: 'Срочность',
      reason: 'Причина направления',
      asked: 'Что требуется',
      history: 'Анамнез',
      findings: 'Объективные данные',
      assessment: 'Оценка',
      treatment: 'Лечение и план',
      medications: 'Лекарственные препараты',
      allergies: 'Аллергии и непереносимость',
    },
    labels: {
      doctor: 'Врач',
      vet: 'Ветеринарный врач',
      license: 'Номер лицензии',
      vetLicense: 'Номер лицензии',
      clinic: 'Клиника',
      address: 'Адрес',
      telephone: 'Телефон',
      name: 'ФИО',
      identity: 'Личный номер',
      born: 'Дата рождения',
      age: 'Возраст',
      sex: 'Пол',
      animal: 'Кличка',
      species: 'Вид животного',
      reproduction: 'Кастрация/стерилизация',
      owner: 'Владелец',
      chip: 'Номер чипа',
      herd: 'Номер стада или бирки',
      date: 'Дата',
    },
  },
}

type KnownType = Exclude<DoctorType, 'NotDefined' | 'Veterinarian'>

/** What a doctor signs a letter as; one who has not told it is a doctor. */
export const SPECIALTIES: Readonly<Record<Language, Readonly<Record<KnownType, string>>>> = {
  nb: {
    FamilyDoctor: 'fastlege',
    Psychiatrist: 'psykiater',
    ENT: 'øre-nese-hals-lege',
    Dermatologist: 'hudlege',
    Gynecologist: 'gynekolog',
    InternalMedicine: 'indremedisiner',
    EmergencyDoctor: 'legevaktlege', Physiotherapist: 'fysioterapeut', Ophthalmologist: 'øyelege',
  },
  sv: {
    FamilyDoctor: 'distriktsläkare',
    Psychiatrist: 'psykiater',
    ENT: 'öron-näsa-hals-läkare',
    Dermatologist: 'hudläkare',
    Gynecologist: 'gynekolog',
    InternalMedicine: 'internmedicinare',
    EmergencyDoctor: 'akutläkare', Physiotherapist: 'fysioterapeut', Ophthalmologist: 'ögonläkare',
  },
  da: {
    FamilyDoctor: 'praktiserende læge',
    Psychiatrist: 'psykiater',
    ENT: 'øre-næse-hals-læge',
    Dermatologist: 'hudlæge',
    Gynecologist: 'gynækolog',
    InternalMedicine: 'intern mediciner',
    EmergencyDoctor: 'akutlæge', Physiotherapist: 'fysioterapeut', Ophthalmologist: 'øjenlæge',
  },
  en: {
    FamilyDoctor: 'general practitioner',
    Psychiatrist: 'psychiatrist',
    ENT: 'ear, nose and throat specialist',
    Dermatologist: 'dermatologist',
    Gynecologist: 'gynaecologist',
    InternalMedicine: 'internal medicine',
    EmergencyDoctor: 'emergency physician', Physiotherapist: 'physiotherapist', Ophthalmologist: 'ophthalmologist',
  },
  ru: {
    FamilyDoctor: 'врач общей практики',
    Psychiatrist: 'психиатр',
    ENT: 'оториноларинголог',
    Dermatologist: 'дерматолог',
    Gynecologist: 'гинеколог',
    InternalMedicine: 'терапевт',
    EmergencyDoctor: 'врач неотложной помощи', Physiotherapist: 'физиотерапевт', Ophthalmologist: 'офтальмолог',
  },
}

type Sex = 'male' | 'female' | 'other'
type Species = 'dog' | 'cat' | 'horse' | 'rabbit' | 'cattle' | 'pig' | 'sheep' | 'goat'
type Reproduction = 'intact' | 'neutered' | 'spayed'

export type FactWords = {
  readonly sex: Readonly<Record<Sex, string>>
  readonly animalSex: Readonly<Record<'male' | 'female', string>>
  readonly species: Readonly<Record<Species, string>>
  readonly reproduction: Readonly<Record<Reproduction, string>>
  readonly years: (count: number) => string
  readonly months: (count: number) => string
}

/** Takes a count; gives the form of a Russian noun that goes with it. */
const russian = (count: number, [one, few, many]: readonly [string, string, string]): string => {
  const [last, lastTwo] = [count % 10, count % 100]
  if (last === 1 && lastTwo !== 11) return `${count} ${one}`
  return last >= 2 && last <= 4 && (lastTwo < 12 || lastTwo > 14) ? `${count} ${few}` : `${count} ${many}`
}

const counted = (one: string, many: string) => (count: number): string => `${count} ${count === 1 ? one : many}`

/** The facts of a patient in words. */
export const FACT_WORDS: Readonly<Record<Language, FactWords>> = {
  nb: {
    sex: { male: 'mann', female: 'kvinne', other: 'annet' },
    animalSex: { male: 'hann', female: 'hunn' },
    species: { dog: 'hund', cat: 'katt', horse: 'hest', rabbit: 'kanin', cattle: 'storfe', pig: 'gris', sheep: 'sau', goat: 'geit' },
    reproduction: { intact: 'nei', neutered: 'ja', spayed: 'ja' }, years: counted('år', 'år'), months: counted('måned', 'måneder'),
  },
  sv: {
    sex: { male: 'man', female: 'kvinna', other: 'annat' },
    animalSex: { male: 'hane', female: 'hona' },
    species: { dog: 'hund', cat: 'katt', horse: 'häst', rabbit: 'kanin', cattle: 'nötkreatur', pig: 'gris', sheep: 'får', goat: 'get' },
    reproduction: { intact: 'nej', neutered: 'ja', spayed: 'ja' }, years: counted('år', 'år'), months: counted('månad', 'månader'),
  },
  da: {
    sex: { male: 'mand', female: 'kvinde', other: 'andet' },
    animalSex: { male: 'han', female: 'hun' },
    species: { dog: 'hund', cat: 'kat', horse: 'hest', rabbit: 'kanin', cattle: 'kvæg', pig: 'gris', sheep: 'får', goat: 'ged' },
    reproduction: { intact: 'nej', neutered: 'ja', spayed: 'ja' }, years: counted('år', 'år'), months: counted('måned', 'måneder'),
  },
  en: {
    sex: { male: 'male', female: 'female', other: 'other' },
    animalSex: { male: 'male', female: 'female' },
    species: { dog: 'dog', cat: 'cat', horse: 'horse', rabbit: 'rabbit', cattle: 'cattle', pig: 'pig', sheep: 'sheep', goat: 'goat' },
    reproduction: { intact: 'no', neutered: 'yes', spayed: 'yes' }, years: counted('year', 'years'), months: counted('month', 'months'),
  },
  ru: {
    sex: { male: 'мужской', female: 'женский', other: 'другой' },
    animalSex: { male: 'самец', female: 'самка' },
    species: { dog: 'собака', cat: 'кошка', horse: 'лошадь', rabbit: 'кролик', cattle: 'крупный рогатый скот', pig: 'свинья', sheep: 'овца', goat: 'коза' },
    reproduction: { intact: 'нет', neutered: 'да', spayed: 'да' },
    years: (count) => russian(count, ['год', 'года', 'лет']),
    months: (count) => russian(count, ['месяц', 'месяца', 'месяцев']),
  },
}
