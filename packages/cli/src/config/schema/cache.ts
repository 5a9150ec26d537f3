import * as z from 'zod/mini'
import { byDefault, expected, optional, required } from './field.js'
import { filledText } from './text.js'

const publicKey = () =>
  z.string().check(z.refine((text) => /^[\w-]{43}$/.test(text), expected('a key that `docgen cache keygen` printed')))

const serverUrl = () =>
  z
    .string()
    .check(
      z.refine(
        (text) => URL.canParse(text) && /^https?:/.test(text),
        expected('a URL such as https://cache.example.com'),
      ),
    )

/** Caches of builds besides the local folder. */
export const cacheSchema = z.strictObject({
  remote: optional(
    z.strictObject({
      url: optional(
        serverUrl(),
        'URL of a server with the Turborepo Remote Cache API. The environment variable `TURBO_API` overrides it.',
      ),
      slug: optional(
        filledText(),
        'Name of the team on the server. The environment variable `TURBO_TEAM` overrides it.',
      ),
      teamId: optional(
        filledText(),
        'Id of the team on the server. The environment variable `TURBO_TEAMID` overrides it.',
      ),
      tokenEnv: byDefault(
        filledText(),
        'TURBO_TOKEN',
        'Name of the environment variable with the token. Without a token, builds do not use the server.',
      ),
      publicKey: required(
        z.union([publicKey(), z.array(publicKey()).check(z.minLength(1))]),
        'The public key, or several, that `docgen cache keygen` printed. Builds ignore everything that is not signed with its private key.',
      ),
      readOnly: byDefault(z.boolean(), false, 'Whether builds never upload, even with a private key.'),
      timeout: byDefault(
        z.number().check(z.positive()),
        60,
        'Seconds that a build waits for the server at most, in all.',
      ),
    }),
    'A server that shares compiled pages between machines.',
  ),
})
