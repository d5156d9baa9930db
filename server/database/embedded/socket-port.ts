/** Names the socket's file; no network port is opened. */
export const SOCKET_PORT = 5432
