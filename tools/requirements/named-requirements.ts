const NUMBERED = /\b(?:PERF|REL|SEC|NORM|GDPR|MED|LLM|AUTH|WS|PAY)-\d+B?\b/g
const SPEC = /\bspec(?:ification)? (\d+)\b/gi

/** Takes a text; gives the numbers of requirements it names, each once. */
export function namedIn(text: string): string[] {
  const sections = Array.from(text.matchAll(SPEC), ([, section = '']) => `spec ${section}`)
  return [...new Set([...Array.from(text.matchAll(NUMBERED), ([number]) => number), ...sections])]
}

/** Takes the page of requirements; gives the numbers it explains. A row without a word of explanation explains nothing. */
export const explainedIn = (page: string): string[] => Array.from(page.matchAll(/^\| ([A-Z]+-\d+B?|spec \d+) \| \S.* \|$/gm), ([, number = '']) => number)
