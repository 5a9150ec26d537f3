import type { ArtifactServer } from '../../cache/remote/artifact-client.js'
import { createSigner, type Signer } from '../../cache/remote/signing.js'
import type { Config } from '../../config/config.js'

/** Everything that a build needs to use the remote cache. */
export interface RemoteSettings {
  readonly server: ArtifactServer
  /** The public keys whose signatures this machine trusts, as base64url. */
  readonly trustedKeys: readonly string[]
  /** Signs uploads; absent on a machine that uploads nothing. */
  readonly signer?: Signer
}

/** The settings of the remote cache, or why there are none. */
export interface RemoteSetup {
  readonly settings?: RemoteSettings
  /** What is missing, as a clause. */
  readonly missing?: string
  /** What is wrong, as a clause; worth a warning. */
  readonly problem?: string
}

/** Environment variable with the private key that signs uploads. */
export const KEY_VARIABLE = 'DOCGEN_CACHE_KEY'

/** Combines the config's `cache.remote` with the environment, whose variables are those of Turborepo. */
export function readRemoteSettings(
  { cache: { remote } }: Pick<Config, 'cache'>,
  env: Readonly<Record<string, string | undefined>>,
): RemoteSetup {
  if (!remote) return { missing: 'site.config.ts has no cache.remote' }
  const url = env['TURBO_API'] || remote.url
  if (!url) return { missing: 'neither cache.remote.url nor TURBO_API is set' }
  if (!URL.canParse(url) || !/^https?:/.test(url)) return { missing: `TURBO_API is not a URL: ${url}` }
  const token = env[remote.tokenEnv]
  if (!token) return { missing: `the environment variable ${remote.tokenEnv} with the token is not set` }
  const encodedKey = env[KEY_VARIABLE]?.trim()
  const signer = encodedKey && !remote.readOnly ? createSigner(encodedKey) : undefined
  const publicKeys = Array.isArray(remote.publicKey) ? remote.publicKey : [remote.publicKey]
  return {
    settings: {
      server: {
        url,
        token,
        slug: env['TURBO_TEAM'] || remote.slug,
        teamId: env['TURBO_TEAMID'] || remote.teamId,
        budgetMs: remote.timeout * 1000,
      },
      // A machine also trusts what it signs itself: jobs of a branch share their work under a key of their own.
      trustedKeys: [...new Set([...(signer ? [signer.publicKey] : []), ...publicKeys])],
      ...(signer && { signer }),
    },
    ...(encodedKey && !remote.readOnly && !signer && { problem: `${KEY_VARIABLE} is not a private key of docgen` }),
  }
}
