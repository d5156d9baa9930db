/** Every duration the specification fixes (spec 9), each named once, in milliseconds unless the name says otherwise. */
export const timing = {
  profileCacheMs: 5 * 60_000,
  loginLockMs: 15_000,
  loginLockCheckMs: 2_000,
  autosaveDebounceMs: 500,
  casePollMs: 2_000,
  loaderTickMs: 250,
  loaderWarnMs: 10_000,
  loaderRoseMs: 20_000,
  loaderTimeoutMs: 25_000,
  loaderTipMs: 8_000,
  microphoneNoResponseMs: 10_000,
  microphoneGoodMs: 500,
  sliceMs: 1_000,
  paymentRedirectAgainMs: 1_000,
  subscriptionCancelRedirectMs: 3_000,
  triggerMessageMs: 3_000,
  feedbackCloseMs: 300,
  customerChatConfirmationMs: 3_500,
  copiedInChatMs: 1_500,
  copiedMs: 2_000,
  settingsSavedMs: 1_500,
  settingsSavedPopupMs: 1_200,
  socketPingMs: 20_000,
  ticketMs: 30_000,
} as const

/** Upload groups: slices per group and the step between group starts (spec 7). */
export const sliceGroup = { slices: 30, step: 25 } as const

/** Signal rule of the microphone check (spec 9). */
export const microphoneSignal = {
  rmsAbove: 0.012,
  peakToPeakAbove: 0.035,
  fftSize: 1024,
  smoothing: 0.6,
  levelKeep: 0.85,
  levelTake: 0.15,
  levelScale: 6,
} as const
