import { isLoopbackHost } from '#contract/tenant.ts'

/** Addresses of a house's own network, which nobody else answers on. */
const OWN_NETWORK = /^(10|127|192\.168|172\.(1[6-9]|2\d|3[01])|169\.254)\.|^\[?f[cd][0-9a-f]{2}:|^[^.:]+$|\.(local|internal|intranet|lan|home\.arpa)$/i

/** Whether an address is this machine's or of its own network; a socket's, which names no host, is. */
export const isOwnAddress = ({ host, hostname }: URL): boolean => hostname === '' || isLoopbackHost(host) || OWN_NETWORK.test(hostname)
