-- Sign-ins that the server keeps, and what a provider says has ended: sessions, tokens and sockets of it end on every server.
create table sign_in_session (
  -- SHA-256 of the key in the browser's cookie; what is sealed opens with a key made of that cookie alone.
  digest text primary key,
  -- Digests of issuer and subject, and of issuer and the provider's session, so that a provider can end them.
  person text not null,
  provider_session text,
  sealed bytea not null,
  began_at timestamptz not null default now(),
  seen_at timestamptz,
  ends_at timestamptz not null,
  -- When the provider is asked again; null where it gave nothing to ask with.
  renew_at timestamptz,
  -- Held by whoever asks, so that nobody else does.
  renewing_until timestamptz
);
create index sign_in_session_person on sign_in_session (person);
create index sign_in_session_provider_session on sign_in_session (provider_session);

-- Sign-ins under way, by digest of the browser's key and the state sent along.
create table sign_in_attempt (
  digest text primary key,
  sealed bytea not null,
  expires_at timestamptz not null
);

-- What a provider ended: no token of that session, or of that person from before that moment, counts any more.
create table ended_sign_in (
  digest text primary key,
  ended_at timestamptz not null,
  expires_at timestamptz not null
);

-- A provider's word counts once.
create table seen_logout_token (
  digest text primary key,
  expires_at timestamptz not null
);

-- A socket ends with the provider's session that its ticket was asked for in.
alter table socket_ticket add column provider_session text;
