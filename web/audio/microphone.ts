/** One microphone of the machine (spec 3). */
export type MicrophoneDevice = { readonly deviceId: string; readonly label: string; readonly kind: 'audioinput' }

/** The part of the browser that knows microphones; tests pass their own. */
export type MediaSource = {
  readonly enumerateDevices: () => Promise<readonly Pick<MediaDeviceInfo, 'deviceId' | 'label' | 'kind'>[]>
  readonly getUserMedia: (constraints: MediaStreamConstraints) => Promise<MediaStream>
  readonly addEventListener: (type: 'devicechange', listener: () => void) => void
  readonly removeEventListener: (type: 'devicechange', listener: () => void) => void
}

export const DEFAULT_DEVICE_ID = 'default'

/** Gives the microphones; before permission the browser hides ids, and then the one it will use is `default`. */
export async function listMicrophones(media: MediaSource): Promise<MicrophoneDevice[]> {
  const devices = await media.enumerateDevices()
  return devices
    .filter((device) => device.kind === 'audioinput')
    .map(({ deviceId, label }) => ({ deviceId: deviceId === '' ? DEFAULT_DEVICE_ID : deviceId, label, kind: 'audioinput' }))
}

/**
 * Opens a microphone: one channel, no echo cancellation (nobody plays sound back in a consultation, and it dulls the
 * far voice), noise suppression and gain on (spec 5).
 */
export function openMicrophone(media: MediaSource, deviceId: string): Promise<MediaStream> {
  return media.getUserMedia({
    audio: {
      ...(deviceId !== DEFAULT_DEVICE_ID && { deviceId: { exact: deviceId } }),
      channelCount: 1,
      echoCancellation: false,
      noiseSuppression: true,
      autoGainControl: true,
    },
  })
}

export function closeMicrophone(stream: MediaStream): void {
  for (const track of stream.getTracks()) track.stop()
}
