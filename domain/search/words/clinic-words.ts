/** What is done and asked in any clinic, in the words of professionals and of everybody. `id | nb | sv | da | en | ru`, own wording. */
export const CLINIC_WORDS = `

`
