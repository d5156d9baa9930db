import { expect, test } from 'vitest'
import type { Language } from '#contract/vertical.ts'
import { sectionsOf } from '#domain/note/testing/report-of.ts'

/** So much is told of the illness that a report has no room for all of it. */
const STORY: Readonly<Partial<Record<Language, string>>> = {
  nb:
    'Eier: Hun har kastet opp siden i går, fem ganger, gult skum. Hun spiser ikke. Hun drikker mye. Hun tisser oftere. Hun er slapp. Avføringen ' +
    'var løs på mandag. Hun klør seg på magen. Hun hoster om natta.',
  ru:
    'Владелец: Её рвёт со вчерашнего дня, пять раз, жёлтой пеной. Она не ест. Она много пьёт. Она чаще мочится. Она вялая. Стул был жидкий в ' +
    'понедельник. Она чешет живот. Она кашляет по ночам.',
}

test.each<readonly [Language, string, RegExp]>([
  [
    'nb',
    `Veterinær: Hvem er dette?\nEier: Det er Luna, en schæfertispe, sju år.\nVeterinær: Hva har skjedd?\n${STORY.nb}\nVeterinær: Temperatur 39,2. Magen er øm.`,
    /schæfer/i,
  ],
  [
    'ru',
    `Врач: Кто у нас?\nВладелец: Это Герда, немецкая овчарка, семь лет.\nВрач: Что случилось?\n${STORY.ru}\nВрач: Температура 39,2. Живот болезненный.`,
    /овчарка/,
  ],
])('%s: a veterinary report tells which animal it is, however much there is to tell', (language, text, who) => {
  expect(sectionsOf(text, language, 'vet').complaints).toMatch(who)
})
