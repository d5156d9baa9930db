import type { Language } from '#contract/vertical.ts'

export type ArchiveWords = {
  readme: string
  report: string
  summary: string
  transcription: string
  manualNote: string
  additionalNotes: string
  recording: string
  document: string
}

/** The few words of the readable part of an archive. */
export const ARCHIVE_WORDS: Readonly<Record<Language, ArchiveWords>> = {
  nb: {
    readme:
      'Dette er alt Epikrise har lagret om deg og det du har lagret der.\n\nprofile.json            konto, innstillinger og abonnement\n' +
      'trigger_phrase.json     talefraser\nreport_template.json    egne rapportmaler\ncustom_prompt.json       egen rapportinstruks\n' +
      'patients/               én mappe per pasient, med én mappe per sak: case.json (alt), case.txt (lesbart) og lydopptak så lenge de er lagret\n' +
      'access-log.json         innsynslogg\nmanifest.json           kontrollsum (SHA-256) for hver fil\n',
    report: 'Rapport',
    summary: 'Sammendrag',
    transcription: 'Samtale',
    manualNote: 'Notat',
    additionalNotes: 'Tilleggsnotater',
    recording: 'Lydopptak',
    document: 'Dokument',
  },
  sv: {
    readme:
      'Detta är allt som Epikrise har sparat om dig och det du har sparat där.\n\nprofile.json            konto, inställningar och abonnemang\n' +
      'trigger_phrase.json     röstfraser\nreport_template.json    egna rapportmallar\ncustom_prompt.json       egen rapportinstruktion\n' +
      'patients/               en mapp per patient, med en mapp per ärende: case.json (allt), case.txt (läsbart) och ljudinspelningar så länge de ' +
      'är sparade\naccess-log.json         åtkomstlogg\nmanifest.json           kontrollsumma (SHA-256) för varje fil\n',
    report: 'Rapport',
    summary: 'Sammanfattning',
    transcription: 'Samtal',
    manualNote: 'Anteckning',
    additionalNotes: 'Tilläggsanteckningar',
    recording: 'Ljudinspelning',
    document: 'Dokument',
  },
  da: {
    readme:
      'Dette er alt, hvad Epikrise har gemt om dig, og hvad du har gemt der.\n\nprofile.json            konto, indstillinger og abonnement\n' +
      'trigger_phrase.json     talefraser\nreport_template.json    egne rapportskabeloner\ncustom_prompt.json       egen rapportinstruks\n' +
      'patients/               én mappe pr. patient med én mappe pr. sag: case.json (alt), case.txt (læsbart) og lydoptagelser, så længe de er ' +
      'gemt\naccess-log.json         adgangslog\nmanifest.json           kontrolsum (SHA-256) for hver fil\n',
    report: 'Rapport',
    summary: 'Sammenfatning',
    transcription: 'Samtale',
    manualNote: 'Notat',
    additionalNotes: 'Supplerende notater',
    recording: 'Lydoptagelse',
    document: 'Dokument',
  },
  en: {
    readme:
      'This is all that Epikrise keeps about you and all that you have kept there.\n\nprofile.json            account, settings and subscription\n' +
      'trigger_phrase.json     trigger phrases\nreport_template.json    your own report templates\n' +
      'custom_prompt.json       your own report instructions\npatients/               a folder for each patient with a folder for each case: ' +
      'case.json (everything), case.txt (readable) and recordings while they are kept\naccess-log.json         access log\n' +
      'manifest.json           checksum (SHA-256) of each file\n',
    report: 'Report',
    summary: 'Summary',
    transcription: 'Conversation',
    manualNote: 'Note',
    additionalNotes: 'Additional notes',
    recording: 'Recording',
    document: 'Document',
  },
  ru: {
    readme:
      'Здесь всё, что Epikrise хранит о вас, и всё, что вы там сохранили.\n\nprofile.json            учётная запись, настройки и подписка\n' +
      'trigger_phrase.json     ключевые фразы\nreport_template.json    собственные шаблоны отчётов\n' +
      'custom_prompt.json       собственная инструкция для отчётов\npatients/               папка для каждого пациента и в ней папка для каждого ' +
      'случая: case.json (всё), case.txt (для чтения) и записи звука, пока они хранятся\naccess-log.json         журнал доступа\n' +
      'manifest.json           контрольная сумма (SHA-256) каждого файла\n',
    report: 'Отчёт',
    summary: 'Сводка',
    transcription: 'Беседа',
    manualNote: 'Заметка',
    additionalNotes: 'Дополнительные заметки',
    recording: 'Запись звука',
    document: 'Документ',
  },
}
