import { describe, expect, test } from 'vitest'
import type { Language } from '#contract/vertical.ts'
import { findIdentifiers } from '#domain/deidentify/mask/find-identifiers.ts'

const found = (language: Language, text: string) => findIdentifiers({ text, language }).map(({ start, end }) => text.slice(start, end))

describe('GDPR: codes behind the word for what they are', () => {
  const rows: readonly (readonly [Language, string, string])[] = [
    // marks of animals: in the ear, burnt or frozen, on a leg, by the number of the herd
    ['nb', 'Kviga er frysemerket 3K8T på låret.', '3K8T'],
    ['nb', 'Øretatovert i venstre øre RTB 61, pels fin.', 'RTB 61'],
    ['nb', 'Livnummer NO 0371 2250 4, drektig.', 'NO 0371 2250 4'],
    ['sv', 'Öronmärke SE 037122-2250-8 avläst.', 'SE 037122-2250-8'],
    ['sv', 'hästen är frysmärkt 61k3 och 12 år gammal', '61k3'],
    ['da', 'Brændemærket 3T61, 14 år.', '3T61'],
    ['en', 'Ear tag IE 22 37122 5 0418, two litres given.', 'IE 22 37122 5 0418'],
    ['en', 'Tattoo in left ear RTB 61, dental grade 2.', 'RTB 61'],
    ['ru', 'На шее тавро 3К61, хромает.', '3К61'],
    ['ru', 'Тёлка № 3712, понос третий день.', '3712'],
    // cases, claims, orders, with whoever keeps the number between
    ['nb', 'Skadenummeret hos Fjordtrygg er 3 712 250.', '3 712 250'],
    ['nb', 'saksnummeret deres hos oss er tre sju en to fire', 'tre sju en to fire'],
    ['sv', 'bokningskoden är W4RT9P, resan ställs in', 'W4RT9P'],
    ['da', 'Jnr. 24-37122 hos styrelsen.', '24-37122'],
    ['en', 'My policy number is three seven dash one two oh five.', 'three seven dash one two oh five'],
    ['en', 'Ref: NAB-2025/37122.', 'NAB-2025/37122'],
    ['ru', 'Протокол № 371/24 от комиссии.', '371/24'],
    ['ru', 'номер страхового договора 37122-07', '37122-07'],
    ['ru', '№ истории болезни 3712/23.', '3712/23'],
    ['nb', 'Klagesak: Nav-25-37122, frist 3 uker.', 'Nav-25-37122'],
    ['nb', 'Saksnummeret er, eh, seks to fire, strek, b åtte.', 'seks to fire, strek, b åtte'],
    ['sv', 'Mål: Hov 371/24.', 'Hov 371/24'],
    ['da', 'Sagsnr.: 25–37122, ankes.', '25–37122'],
    ['en', "The claim number's K, dash, double four, seven.", 'K, dash, double four, seven'],
    ['en', 'Your reference: AB/cd/3712.', 'AB/cd/3712'],
    ['ru', 'Исх. № 37/122-Мед', '37/122-Мед'],
    // licences, plates, staff, prisoners, devices, doors
    ['nb', 'Innsatt nr. 37122 ber om søvnmedisin.', '37122'],
    ['sv', 'Bilen hade registreringsnummer WTR 37K.', 'WTR 37K'],
    ['da', 'Log ind med brugerid 37122-bk.', '37122-bk'],
    ['en', 'Prisoner number B3712KT, on methadone.', 'B3712KT'],
    ['en', 'car reg was RT24 KLB', 'RT24 KLB'],
    ['en', 'Pacemaker serial number RTN371225S, rate 60.', 'RTN371225S'],
    ['ru', 'табельный номер 37122, шум', '37122'],
    ['ru', 'код от подъезда 37В81', '37В81'],
    ['ru', 'паспорт 37 12 № 663107 выдан', '37 12 № 663107'],
    ['ru', 'Лицензия № ЛО-37-01-004512', 'ЛО-37-01-004512'],
  ]
  test.each(rows)('%s: %s', (language, text, expected) => expect(found(language, text)).toContain(expected))
})

describe('numbers behind the same words that identify nobody', () => {
  const rows: readonly (readonly [Language, string])[] = [
    ['nb', 'Ku 5 år, 600 kg. Tatovering 12 cm. Saken gjelder 14 dager. Ferritin 88 (ref 30-400). Kode R52.'],
    ['nb', 'Tablett nr. 2 tas om kvelden. Batchnr. 37122 av vaksinen. Rom nummer 4121.'],
    ['nb', 'Får B 12 hver måned. Prøve 2 av 3.'],
    ['sv', 'Ko 5 år, 30 liter mjölk. Remiss 3 veckor gammal. Kod 4 i triage.'],
    ['da', 'Hest 500 kg. Sagen er 3 uger gammel. Ref. 70-120.'],
    ['en', 'Bull 900 kg. Skin tag 3 mm. Number 2 toe. Case 2 of 3. Ring finger 4 cm cut.'],
    ['ru', 'Таблетки № 30. Школа № 1214. Корова 5 лет. Карта роста 120 см. Код М54.5.'],
  ]
  test.each(rows)('%s: %s', (language, text) => expect(found(language, text).filter((one) => /\d/.test(one))).toEqual([]))
})
