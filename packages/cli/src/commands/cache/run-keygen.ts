import { generateKeys } from '../../cache/remote/signing.js'
import { KEY_VARIABLE } from '../../session/remote/remote-settings.js'
import { EXIT } from '../exit-codes.js'
import { openTerminal } from '../open-terminal.js'
import type { JsonOptions, VerbosityOptions } from '../verbosity.js'

/** `docgen cache keygen`: creates keys and prints them. */
export async function runKeygen(options: VerbosityOptions & JsonOptions): Promise<number> {
  const terminal = openTerminal(options)
  const keys = generateKeys()
  terminal.write(
    options.json
      ? `${JSON.stringify(keys, null, 2)}\n`
      : [
          'Public key, for cache.remote.publicKey in site.config.ts. Commit it:',
          `  ${keys.publicKey}`,
          `Private key, for the secret ${KEY_VARIABLE} of CI jobs on protected branches. docgen does not store it:`,
          `  ${keys.privateKey}`,
          '',
        ].join('\n'),
  )
  return EXIT.success
}
