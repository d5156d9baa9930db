import type { Language } from '#contract/vertical.ts'

type CustomerWords = { nothing: string; handOver: string; /** Before the titles of further pages of help. */ also: string }

export const CUSTOMER_WORDS: Record<Language, CustomerWords> = {
  nb: {
    nothing: 'Det finner jeg ikke noe om i hjelpetekstene. Legg igjen navn og spørsmål, så svarer et menneske. Skriv ikke noe om pasienter.',
    handOver: 'Legg igjen spørsmålet og hvordan vi når deg, så svarer et menneske. Skriv ikke noe om pasienter.',
    also: 'Kanskje også:',
  },
  sv: {
    nothing: 'Det hittar jag inget om i hjälptexterna. Lämna namn och fråga, så svarar en människa. Skriv inget om patienter.',
    handOver: 'Lämna din fråga och hur vi når dig, så svarar en människa. Skriv inget om patienter.',
    also: 'Kanske också:',
  },
  da: {
    nothing: 'Det finder jeg ikke noget om i hjælpeteksterne. Efterlad navn og spørgsmål, så svarer et menneske. Skriv ikke noget om patienter.',
    handOver: 'Efterlad dit spørgsmål og hvordan vi får fat i dig, så svarer et menneske. Skriv ikke noget om patienter.',
    also: 'Måske også:',
  },
  en: {
    nothing: 'The help texts say nothing about that. Leave your question and how to reach you, and a person will answer. Please write nothing about patients.',
    handOver: 'Leave your question and how to reach you, and a person will answer. Please write nothing about patients.',
    also: 'Perhaps also:',
  },
  ru: {
    nothing: 'В справке об этом ничего нет. Оставьте вопрос и свои контакты, и вам ответит человек. Не пишите ничего о пациентах.',
    handOver: 'Оставьте вопрос и свои контакты, и вам ответит человек. Не пишите ничего о пациентах.',
    also: 'Возможно, пригодится и это:',
  },
}
