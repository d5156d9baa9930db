import type { Language } from '#contract/vertical.ts'

/** Words that go on with those before them: no sentence ends between the two. Over words between single blanks. */
export type GoesOn = { readonly before: RegExp; readonly behind: RegExp }

/** Where were we · it's pneumonia: what is asked of oneself is answered by nobody, and what follows begins anew. */
export const ASIDE_ENDS = / (?:(?:hvor|kor) (?:var|va|kom) vi(?: fra)?|var var vi|where were we|на ч[её]м (?:мы )?остановились) \|(?!fra )/u

/** Four hundred · two three times a day. */
const TIMES: GoesOn = {
  before: / (?:hundre|hundra|hundrede|hundred|сот\S*|сто|\d{2,4}|mg|milligram|milligrams) $/u, behind: /^ \S+ \S+ (?:ganger|gonger|gange|gånger|times|раза?) /u,
}

const SCANDINAVIAN: readonly GoesOn[] = [
  TIMES,
  { before: /./u, behind: /^ (?:kan|kunne) (?:vi|man|jeg|jag|eg) (?:\S+ )?(?:utelukke|utesluta|udelukke) /u },
  // but penicillin · I do tolerate
  { before: / men \S+ $/u, behind: /^ (?:tåler|toler|tål) (?:jeg|eg|æ|jag|han|hun|hon|ho) /u },
]

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
    TIMES,
    { before: / but \S+ $/u, behind: /^ (?:i|he|she) (?:can take|can have|can tolerate|tolerates?) /u },
    {
      before: / (?:(?:am|is|are|was|were|i['’]m|he['’]s|she['’]s|you['’]re) (?:not|no longer)|isn['’]t|aren['’]t|wasn['’]t) $/u,
      behind: /^ allergic/u,
    },
    { before: / (?:nothing|anything|no one|nobody|something) $/u, behind: /^ that (?!'?s )/u },
    { before: / (?:afraid|scared|frightened|worried|terrified) (?:that )?$/u, behind: /^ (?:it|it['’]s|that['’]s|this|it might|it could) /u },
  ],
  ru: [
    TIMES,
    { before: / (?:а|но) \S+ $/u, behind: /^ (?:я |он |она )?(?:переношу|переносит) /u },
    { before: / (?:ничего) $/u, behind: /^ (?:что|такого) /u },
    { before: / (?:нет|никакой) $/u, behind: /^ аллергии /u }, { before: /./u, behind: /^ можно исключить /u },
  ],
}
