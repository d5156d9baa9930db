import type { Language } from '#contract/vertical.ts'

/** What is asked about medicines. */
type Asked = 'uses' | 'starts' | 'stopped' | 'notBorne' | 'contradicted' | 'sameClass'

/** How it is asked; §1 and §2 stand for the medicines, which come with their dose. */
export const QUESTION_TEXTS: Readonly<Record<Language, Readonly<Record<Asked, string>>>> = {
  nb: {
    uses: 'Bruker pasienten §1?',
    starts: 'Skal pasienten begynne med §1?',
    stopped: 'Er §1 seponert?',
    notBorne: 'Er det slik at pasienten ikke tåler §1?',
    contradicted: 'Planen og det som ellers ble sagt om §1, stemmer ikke overens. Hva gjelder?',
    sameClass: '§1 og §2 hører til samme legemiddelgruppe. Skal begge brukes?',
  },
  sv: {
    uses: 'Använder patienten §1?',
    starts: 'Ska patienten börja med §1?',
    stopped: 'Är §1 utsatt?',
    notBorne: 'Är det så att patienten inte tål §1?',
    contradicted: 'Planen och det som i övrigt sades om §1 stämmer inte överens. Vad gäller?',
    sameClass: '§1 och §2 tillhör samma läkemedelsgrupp. Ska båda användas?',
  },
  da: {
    uses: 'Bruger patienten §1?',
    starts: 'Skal patienten begynde på §1?',
    stopped: 'Er §1 seponeret?',
    notBorne: 'Er det sådan, at patienten ikke tåler §1?',
    contradicted: 'Planen og det, der ellers blev sagt om §1, stemmer ikke overens. Hvad gælder?',
    sameClass: '§1 og §2 hører til samme lægemiddelgruppe. Skal begge bruges?',
  },
  en: {
    uses: 'Is the patient taking §1?',
    starts: 'Is the patient to start §1?',
    stopped: 'Has §1 been stopped?',
    notBorne: 'Is §1 not tolerated?',
    contradicted: 'The plan and what else was said about §1 do not agree. Which holds?',
    sameClass: '§1 and §2 belong to the same class. Are both to be taken?',
  },
  ru: {
    uses: 'Принимает ли пациент препарат: §1?',
    starts: 'Назначается ли пациенту препарат: §1?',
    stopped: 'Отменён ли препарат: §1?',
    notBorne: 'Верно ли, что пациент не переносит препарат: §1?',
    contradicted: 'План и остальное сказанное о препарате §1 расходятся. Что верно?',
    sameClass: '§1 и §2 относятся к одной группе препаратов. Нужны ли оба?',
  },
}
