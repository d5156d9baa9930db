declare module 'danish-ssn' {
  /** @throws TypeError unless the text holds ten digits. */
  const read: (cpr: string) => { readonly cpr: string; readonly valid: boolean; readonly date: Date; readonly sex: 'Male' | 'Female' }
  export default read
}
