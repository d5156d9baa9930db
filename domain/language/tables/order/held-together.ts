import type { Language } from '#contract/vertical.ts'

/** Words that go on with those before them: no sentence ends between the two. Over words between single blanks. */
export type GoesOn = { readonly before: RegExp; readonly behind: RegExp }

const SCANDINAVIAN: readonly GoesOn[] = [{ before: /./u, behind: /^ (?:kan|kunne) (?:vi|man|jeg|jag|eg) (?:\S+ )?(?:utelukke|utesluta|udelukke) /u }]

/**
 * I am not, I'm no longer · allergic: without the verb before it the denial may end an answer, and the word begin the next question. I'm afraid · it's
 * cancer: what is feared is no judgement. Pneumonia · can we rule out: what stands first is what is denied.
 */
export const GOES_ON_FROM: Readonly<Record<Language, readonly GoesOn[]>> = {
  nb: [
    { before: / (?:ingenting|ikke noe|ikkje noko) $/u, behind: /^ som /u },
    { before: / (?:er|var|blir|ble|blei) (?:ikke|ikkje|itj)(?: lenger| lengre| lengder)? $/u, behind: /^ (?:allergisk|overfølsom)/u }, ...SCANDINAVIAN,
  ],
  sv: [
    { before: / (?:inget|ingenting|inte något) $/u, behind: /^ som /u },
    { before: / (?:är|var|blir|blev) (?:inte|ej)(?: längre)? $/u, behind: /^ (?:allergisk|överkänslig)/u }, ...SCANDINAVIAN,
  ],
  da: [
    { before: / (?:intet|ikke noget|ingenting) $/u, behind: /^ (?:der|som) /u },
    { before: / (?:er|var|bliver|blev) ikke(?: længere)? $/u, behind: /^ (?:allergisk|overfølsom)/u }, ...SCANDINAVIAN,
  ],
  en: [
    {
      before: / (?:(?:am|is|are|was|were|i['’]m|he['’]s|she['’]s|you['’]re) (?:not|no longer)|isn['’]t|aren['’]t|wasn['’]t) $/u,
      behind: /^ allergic/u,
    },
    { before: / (?:nothing|anything|no one|nobody|something) $/u, behind: /^ that (?!'?s )/u },
    { before: / (?:afraid|scared|frightened|worried|terrified) (?:that )?$/u, behind: /^ (?:it|it['’]s|that['’]s|this|it might|it could) /u },
  ],
  ru: [
    { before: / (?:ничего) $/u, behind: /^ (?:что|такого) /u },
    { before: / (?:нет|никакой) $/u, behind: /^ аллергии /u }, { before: /./u, behind: /^ можно исключить /u },
  ],
}
