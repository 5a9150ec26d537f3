import { createPrivateKey, type KeyObject, X509Certificate } from 'node:crypto'
import { createSecureContext } from 'node:tls'
import type { Diagnostic } from '@docgen/renderer/contract'
import { readRegularFile } from '../../config/read-regular-file.js'
import { fromStart } from '../../guard/working-folder.js'
import { describeFileError } from '../../read/files/describe-file-error.js'

/** A certificate and its key, in PEM form. */
export interface Certificate {
  readonly cert: Buffer
  readonly key: Buffer
}

/** Files named by the flags. */
export interface CertificateFiles {
  readonly cert: string
  readonly key: string
}

/**
 * Reads a certificate and its key; returns a diagnostic if they are unusable. Also checks that they match, because
 * OpenSSL accepts some mismatched pairs and then fails on every request.
 */
export function readCertificate(files: CertificateFiles): Certificate | Diagnostic {
  const cert = read(files.cert)
  if ('severity' in cert) return cert
  const key = read(files.key)
  if ('severity' in key) return key
  const certificate = parse(() => new X509Certificate(cert.bytes))
  // `X509Certificate` also accepts the binary form, but a server does not.
  if (!certificate || !/-----BEGIN [\w ]*CERTIFICATE-----/.test(cert.text)) return noCertificate(files.cert, cert.text)
  if (isEncrypted(key.text)) return encryptedKey(files.key)
  const privateKey = parse(() => createPrivateKey(key.bytes))
  if (!privateKey) return noKey(files.key, key.text)
  if (!fits(certificate, privateKey)) return refused(`${files.key} is not the key of ${files.cert}`, PAIR)
  const pair = { cert: cert.bytes, key: key.bytes }
  try {
    createSecureContext(pair)
    return pair
  } catch (error) {
    const [reason = ''] = String(error).split('routines::').slice(-1)
    return refused(`OpenSSL refuses ${files.cert}: ${reason}`, 'Create a new pair, for example with mkcert or openssl')
  }
}

const BOTH = 'Pass a certificate with --cert and its key with --key, both in PEM format'
const PAIR = 'Pass the key that belongs to the certificate'

interface ReadFile {
  readonly bytes: Buffer
  readonly text: string
}

function read(file: string): ReadFile | Diagnostic {
  try {
    const bytes = readRegularFile(fromStart(file))
    return { bytes, text: bytes.toString('latin1') }
  } catch (error) {
    return refused(`${file === '' ? "''" : file} ${describeFileError(error)}`, BOTH)
  }
}

/** The result of a function; undefined if it throws. OpenSSL's error messages would not help users. */
function parse<Value>(run: () => Value): Value | undefined {
  try {
    return run()
  } catch {
    return undefined
  }
}

function fits(certificate: X509Certificate, key: KeyObject): boolean {
  return parse(() => certificate.checkPrivateKey(key)) ?? false
}

function isEncrypted(text: string): boolean {
  return /BEGIN ENCRYPTED PRIVATE KEY|Proc-Type: 4,ENCRYPTED/.test(text)
}

function noCertificate(file: string, text: string): Diagnostic {
  const hint = /PRIVATE KEY-----/.test(text)
    ? 'This is a key. Pass the certificate with --cert, and its key with --key'
    : BOTH
  return refused(`${file} contains no certificate in PEM format`, hint)
}

function noKey(file: string, text: string): Diagnostic {
  const hint = /CERTIFICATE-----/.test(text) ? 'This is a certificate. Pass its key with --key' : BOTH
  return refused(`${file} contains no private key in PEM format`, hint)
}

function encryptedKey(file: string): Diagnostic {
  const hint = `Pass a copy without a passphrase: openssl pkey -in ${file} -out open-key.pem`
  return refused(`the key in ${file} is encrypted with a passphrase`, hint)
}

function refused(message: string, hint: string): Diagnostic {
  return { code: 'invalid-certificate', severity: 'error', message, hint }
}
