import type { IdentifierType } from '../identifier.ts'
import { wordSet } from '#domain/vocabulary/word-set.ts'

/** Behind these stands a part of a name, whatever word it looks like: etternavn Skog, surname is Frost. */
export const NAME_LABELS = wordSet(`etternavn etternavnet efternavn efternavnet efternamn efternamnet fornavn fornavnet förnamn förnamnet mellomnavn
  mellomnavnet mellemnavn mellannamn tilnavn pikenavn pikenavnet pigenavn flicknamn tilltalsnamn tilnavn kallenavn kaldenavn smeknamn surname nickname
  forename фамилия фамилию отчество`)
/** Of this one a word before it makes such a label: first name. */
export const ENGLISH_NAME = 'name'

/** Before what lets one in: a user's name, a password. */
export const LOGINS = wordSet(`snap snapchat insta instagram tiktok skype telegram discord username brukernavn brukar användarnamn användare brugernavn login
  innlogging inloggning password passord passordet lösenord lösenordet adgangskode логин пароль`)

/** Labels of forms behind whose colon stands a name, an employer or a place, whatever the words look like. */
const FIELDS: readonly (readonly [IdentifierType, string])[] = [
  ['NAME', 'navn namn name fornavn etternavn efternavn förnamn efternamn firstname surname фио имя фамилия отчество'],
  ['ORG', `arbeidsgiver arbeidssted arbetsgivare arbetsplats arbejdsgiver arbejdsplads employer workplace работодатель школа skole skola skule school
    barnehage förskola børnehave klinikk klinik`],
  ['LOCATION', 'poststed bosted bostad bosatt hjemsted heimstad fødested födelseort fødeby hjemkommune hemkommun kommune kommun birthplace hometown город'],
]

/** What stands behind the colon of a form's label. */
export const FIELD_TYPES: ReadonlyMap<string, IdentifierType> = new Map(
  FIELDS.flatMap(([type, labels]) => labels.split(/\s+/).map((label): [string, IdentifierType] => [label, type])),
)
