/** Two recordings made at once by one person, and what became of them. */
export interface TwoTabs {
  readonly scene: string
  readonly sounds: readonly { readonly isOwn: boolean }[]
  readonly recordingsPerCase: readonly number[]
  readonly expectedPerCase: number
  readonly hasReports: boolean
  /** Status of a part sent under the other's id, and of the id taken into another case. */
  readonly foreignPart: number
  readonly foreignCase: number
}

/** REL-28: each keeps its own sound, and neither can write into the other. */
export function twoTabFaults({ scene, sounds, recordingsPerCase, expectedPerCase, hasReports, foreignPart, foreignCase }: TwoTabs): string[] {
  return [
    ...sounds.flatMap(({ isOwn }, at) => (isOwn ? [] : [`${scene}: the sound of tab ${at + 1} is not what it recorded`])),
    ...recordingsPerCase.filter((count) => count !== expectedPerCase).map((count) => `${scene}: ${count} recordings where ${expectedPerCase} were made`),
    ...(hasReports ? [] : [`${scene}: a report is missing`]),
    ...(foreignPart === 409 ? [] : [`${scene}: a part under the other's id was answered ${foreignPart}`]),
    ...(foreignCase === 404 ? [] : [`${scene}: the id in another case was answered ${foreignCase}`]),
  ]
}
