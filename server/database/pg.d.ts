/** The part of the driver this folder uses; it ships no types of its own. */
declare module 'pg' {
  export type ClientConfig = {
    connectionString?: string
    host?: string
    port?: number
    user?: string
    database?: string
    application_name?: string
    connectionTimeoutMillis?: number
    query_timeout?: number
    statement_timeout?: number
    lock_timeout?: number
    idle_in_transaction_session_timeout?: number
    keepAlive?: boolean
    /** Statements of one session are sent without waiting for the answer to the one before. */
    pipeline?: boolean
    types?: { getTypeParser(oid: number, format?: 'text' | 'binary'): (text: string) => unknown }
  }

  export type PoolConfig = ClientConfig & { max?: number; idleTimeoutMillis?: number; maxLifetimeSeconds?: number }

  export type QueryConfig = { text: string; values?: readonly unknown[]; name?: string; query_timeout?: number }

  export type Notification = { channel: string; payload?: string }

  export class Client {
    constructor(config: ClientConfig)
    connect(): Promise<void>
    query(config: QueryConfig): Promise<{ rows: object[]; command: string }>
    end(): Promise<void>
    on(event: 'error' | 'end', listener: () => void): this
    on(event: 'notification', listener: (notification: Notification) => void): this
  }

  export class PoolClient extends Client {
    release(destroy?: boolean): void
  }

  export class Pool {
    constructor(config: PoolConfig)
    connect(): Promise<PoolClient>
    end(): Promise<void>
    on(event: 'connect' | 'remove', listener: (client: PoolClient) => void): this
    on(event: 'error', listener: () => void): this
  }

  export class DatabaseError extends Error {
    readonly code: string | undefined
    /** The name of what a row would have broken. */
    readonly constraint: string | undefined
  }

  export const types: { getTypeParser(oid: number, format?: 'text' | 'binary'): (text: string) => unknown }
}
