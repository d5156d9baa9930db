import { describe, expect, test } from 'vitest'
import type { Language, Vertical } from '#contract/vertical.ts'
import { sectionsOf } from '#domain/note/testing/report-of.ts'

/** `wanted` and `unwanted` are pieces of the medication section. */
type Row = readonly [language: Language, text: string, wanted: readonly string[], unwanted: readonly string[], vertical?: Vertical]

const KINDS: Readonly<Record<string, readonly Row[]>> = {
  'taken up again is started': [
    [
      'en',
      'Doctor: Are you using the Clenil?\nPatient: I sort of stopped it last summer.\nDoctor: I want the Clenil back on, two puffs twice a day.',
      ['Clenil 2 puffs twice a day, started'],
      ['stopped'],
    ],
  ],
  'borne without trouble is no intolerance': [
    ['en', 'Doctor: Can you tolerate ibuprofen?\nPatient: Never had any bother.', [], ['buprofen']],
    ['nb', 'Lege: Tåler du Ibux?\nPasient: Aldri hatt noen problemer.', [], ['Ibux']],
  ],
  'taken at another time of the year is not in use': [
    ['en', 'Doctor: Any hay fever?\nPatient: I take cetirizine in the spring, not now.', [], ['etirizine']],
  ],
  'a dose is changed in many ways': [
    [
      'en',
      'Doctor: What are you on?\nPatient: Gliclazide, eighty in the morning.\nDoctor: Cut the gliclazide to forty, please.',
      ['Gliclazide 40, reduced'],
      [],
    ],
    ['en', "Doctor: Amlodipine, you're on five, let's go up to ten for the pressure.", ['Amlodipine 10, increased'], []],
    [
      'en',
      "Doctor: Are you still on the omeprazole?\nPatient: Yes, every day.\nDoctor: Which dose?\nPatient: Twenty.\n" +
        "Doctor: Let's double that to forty for a month.",
      ['40 for a month, increased'],
      [],
    ],
    [
      'en',
      'Doctor: And the sertraline?\nPatient: Fifty.\nDoctor: Would you go up to a hundred milligrams of the sertraline?\nPatient: Yeah, okay.',
      ['Sertraline 100 mg, increased'],
      [],
    ],
  ],
  'one in place of another stops the first alone': [
    [
      'en',
      'Doctor: Swap the co-codamol for plain paracetamol, two tablets four times a day.',
      ['Co-codamol, stopped', 'Paracetamol 2 tablets 4 times a day, started'],
      [],
    ],
  ],
  'a pause before an operation, or while ill, is no stop': [
    [
      'en',
      "Doctor: You're on apixaban, five milligrams twice a day.\nPatient: Yes.\nDoctor: Stop the apixaban two days before surgery.",
      ['Apixaban 5 mg twice a day, continued'],
      ['stopped'],
    ],
    ['en', "Doctor: We'll hold the metformin while you're vomiting.", [], ['stopped']],
  ],
  'given once by who brought the patient, or to be stopped if it comes so, is neither in use nor stopped': [
    ['en', 'Doctor: What have you given him?\nMother: I gave him a dose of Nurofen on Monday but he threw it straight up.', [], ['urofen']],
    [
      'en',
      "Vet: I'll give him meloxicam, nought point one milligrams per kilo once daily. Stop it if he vomits.",
      ['Meloxicam 0.1 mg/kg once daily, started'],
      [],
      'vet',
    ],
  ],
  'what the mother does not bear is no allergy of the child': [
    ['en',
      "Doctor: What is it?\nMother: She's got a cough. She's had a fever since Monday.\nDoctor: Is she eating?\nMother: She's eating a little.\n" +
      "Doctor: Is she allergic to anything?\nMother: No. I'm allergic to penicillin myself.", [], ['enicillin']],
  ],
  'had once and not borne is an intolerance': [
    ['en', 'Doctor: What about propranolol for the panic?\nPatient: I had that years ago, it made me wheezy.', ['Propranolol'], ['continued', 'started']],
  ],
  'tried in vain is not in use': [
    ['en', "Doctor: How is the pain?\nPatient: I tried codeine but it didn't touch it.", [], ['odeine']],
  ],
  'asked how one gets on with it, what is told next is of it': [
    ['ru', 'Врач: Тразодон как переносите?\nПациентка: Хорошо. Пью пятьдесят, вечером.\nВрач: Дозу поднимем до ста.', ['100, доза увеличена'], []],
  ],
  'not borne is told in the next breath, or before what it did': [
    ['ru', 'Владелец: Онсиор давали весной, у неё от него понос был.', ['Непереносимость'], ['продолжает'], 'vet'],
    ['ru', 'Врач: Что пьёте?\nПациент: До того был нифедипин, от него ноги отекали, и его отменили.', ['ифедипин', 'отменено'], ['Аллергия']],
  ],
  'one more of a list is told with its dose': [
    ['ru', 'Врач: Что принимаете?\nПациент: Лозартан, пятьдесят, утром. И аспирин кардио, сто.', ['Аспирин кардио 100, продолжает'], []],
  ],
  'a short ban is of what was named': [
    ['ru', 'Врач: Что давали?\nВладелец: Дала но-шпу.\nВрач: Больше не давайте.', ['отменено'], ['продолжает'], 'vet'],
  ],
  'a course that ends some day is not stopped': [
    ['en', 'Doctor: Prednisolone, sixty milligrams every morning for seven days, then ten less each day until you stop.', ['started'], ['stopped']],
    [
      'en',
      "Doctor: Omeprazole, twenty milligrams in the morning, while you're on the steroids.",
      ['Omeprazole 20 mg in the morning', 'started'],
      ['continued'],
    ],
  ],
  'a part of a milligram is a dose': [
    ['ru', 'Врач: Дома празозин, четверть миллиграмма два раза в день.', ['0,25 мг'], [], 'vet'],
  ],
  'what is measured, asked for or told off is not taken': [
    ['ru', 'Врач: Сдадите на третий день цикла ЛГ, тестостерон, пролактин.', [], ['естостерон']],
    [
      'ru',
      'На что жалуетесь? Болит живот. Давайте посмотрим. Живот мягкий, давление 120 на 80. А метформин? Подруга на нём похудела. Пока не надо.',
      [],
      ['етформин'],
    ],
    [
      'en',
      "Doctor: You're travelling to Ghana. Mefloquine, Lariam, I'd not give you with your history. Malarone, one tablet a day.",
      ['Malarone one tablet a day'],
      ['efloquine'],
    ],
  ],
  'a denial in one clause is of no medicine in the next': [
    ['ru', 'Врач: Чтобы слизистая не росла, назначу дюфастон, десять миллиграммов два раза в день.', ['Дюфастон 10 мг 2 раза в день, назначено'], []],
  ],
  'given up is told in many more ways': [
    ...[
      'I used to be on naproxen.', 'I no longer need naproxen.', 'I was on naproxen until last week.', "I've been off naproxen for a year.",
      'I knocked the naproxen on the head.', "I don't take the naproxen now.", "I haven't had any naproxen for weeks.",
      'They swapped the naproxen for something else.',
    ].map((told): Row => [
      'en',
      `Doctor: Are you on any tablets?\nPatient: Amlodipine, five milligrams. ${told}`,
      ['Amlodipine 5 mg, continued', 'Naproxen, stopped'],
      [],
    ]),
    ...[
      "I'd stop that naproxen if I were you.", 'The naproxen has to go.', 'Get rid of the naproxen.', "You won't need the naproxen any more.",
      'Give the naproxen a miss from now on.', 'Cut the naproxen out.', "You shouldn't be taking naproxen with your kidneys.",
      "Instead of naproxen I'll give you codeine, thirty milligrams.", "We're going to switch the naproxen to codeine.",
    ].map((told): Row => [
      'en',
      `Doctor: What do you take?\nPatient: Naproxen, two fifty twice a day.\nDoctor: Your blood pressure is 150 over 90. It is gastritis. ${told}`,
      ['Naproxen 250 twice a day, stopped'],
      ['Naproxen 250 twice a day, continued'],
    ]),
  ],
  'in Russian too': [
    ...['Раньше пил напроксен.', 'Напроксен пил до лета.', 'С напроксена слез.'].map((told): Row => [
      'ru',
      `Врач: Что принимаете?\nПациент: Амлодипин, пять миллиграммов. ${told}`,
      ['Амлодипин 5 мг, продолжает', 'апроксен'],
      ['Напроксен, продолжает'],
    ]),
    ...[
      'Напроксен вам нельзя.', 'Никакого напроксена.', 'Уберите напроксен.', 'Про напроксен забудьте.', 'Напроксен заменим на целекоксиб.',
      'Вместо напроксена назначу целекоксиб, двести миллиграммов.',
    ].map((told): Row => [
      'ru',
      `Врач: Что принимаете?\nПациент: Напроксен, двести пятьдесят, два раза.\nВрач: Осмотрю. Живот мягкий. Давление 150 на 90. Это гастрит. ${told}`,
      ['отменено'],
      ['продолжает'],
    ]),
  ],
  'wanted by another doctor, lying at home, held in reserve or used for others: none is taken': [
    ...['My last doctor wanted me on naproxen.', "I've got naproxen at home but I've not taken it.", 'My friend says naproxen is marvellous.'].map(
      (told): Row => [
        'en',
        `Doctor: It is gastritis.\nPatient: ${told}\nDoctor: No. I'll give you omeprazole, twenty milligrams in the morning.`,
        ['meprazole'],
        ['aproxen'],
      ],
    ),
    ...['We hold naproxen in reserve.', 'Normally I would use naproxen.'].map((told): Row => [
      'en',
      `Doctor: It is gastritis. I'll give you omeprazole, twenty milligrams in the morning. ${told}`,
      ['meprazole'],
      ['aproxen'],
    ]),
  ],
  'what others are asked to change is taken until then': [
    ['en',
      "Doctor: What do you take?\nPatient: Propranolol, forty milligrams twice a day.\nDoctor: It is psoriasis. I'll write to your GP and ask them " +
      "to switch the propranolol to something else.", ['Propranolol 40 mg twice a day, continued'], []],
  ],
  'what the patient weighs is no dose': [
    ['en', "Vet: I'll leave you Metacam, two sachets twice a day, he's about five hundred kilos.", ['2 sachets twice a day, started'], ['500'], 'vet'],
  ],
  'in use already is told so by the doctor too': [
    [
      'en',
      "Doctor: Because you're on methotrexate I'll give you nitrofurantoin instead, a hundred milligrams twice a day.",
      ['Methotrexate, continued', 'Nitrofurantoin 100 mg twice a day, started'],
      [],
    ],
  ],
}

describe.each(Object.entries(KINDS))('everyday ways of speaking of medicines: %s', (_, rows) => {
  test.each(rows.map((row) => [row[0], row[1], row] as const))('%s %s', (language, text, [, , wanted, unwanted, vertical = 'med']) => {
    const lines = sectionsOf(text, language, vertical).medications ?? ''
    for (const piece of wanted) expect(lines).toContain(piece)
    for (const piece of unwanted) expect(lines).not.toContain(piece)
  })
})
