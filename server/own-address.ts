import { isIP } from 'node:net'
import { isLoopbackHost } from '#contract/tenant.ts'

/** Addresses of a house's own network, which nobody else answers on. */
const OWN_ADDRESS = /^(?:(?:10|127|192\.168|172\.(?:1[6-9]|2\d|3[01])|169\.254)\.|f[cd][0-9a-f]{2}:)/i
/** Names that no other network knows. */
const OWN_NAME = /^[^.:]+$|\.(?:local|internal|intranet|lan|home\.arpa)$/i

/** `10.evil.example` is a name like any other, though it begins as an address does. */
const isOwnHost = (host: string): boolean => (isIP(host) === 0 ? OWN_NAME : OWN_ADDRESS).test(host)

/** Whether an address is this machine's or of its own network; a socket's, which names no host, is. */
export const isOwnAddress = ({ host, hostname }: URL): boolean => hostname === '' || isLoopbackHost(host) || isOwnHost(hostname.replace(/^\[|\]$/g, ''))
