import type { Outcome } from '@docgen/renderer/contract'
import { rejectDeployment } from './deploy-failure.js'

/** A bucket with a prefix, or the path of a folder as given. */
export type DeployTarget =
  | { readonly kind: 'bucket'; readonly bucket: string; readonly prefix: string }
  | { readonly kind: 'folder'; readonly path: string }

const BUCKET = /^[a-z\d][a-z\d.-]{1,61}[a-z\d]$/

/** Reads the target of `docgen deploy`: `s3://bucket/prefix`, or the path of a folder. */
export function parseTarget(text: string): Outcome<DeployTarget | undefined> {
  if (text.trim() === '') return reject('the target is empty', 'Name a bucket, such as s3://my-docs, or a folder')
  const [, scheme = '', rest = ''] = /^([a-z][a-z\d+.-]+):(.*)$/is.exec(text) ?? []
  if (scheme === '')
    return /^[^/\\@]+@[^/\\:@]+:/.test(text)
      ? rejectServer(text)
      : { value: { kind: 'folder', path: text }, diagnostics: [] }
  const name = rest.replace(/^\/+/, '')
  switch (scheme.toLowerCase()) {
    case 's3':
      return rest.startsWith('//')
        ? parseBucket(text, name)
        : reject(`"${text}" has no two slashes after s3:`, `Write s3://${name}`)
    case 'gs':
    case 'gcs':
      return reject(
        `docgen has no target ${scheme}://`,
        `Write s3://${name} --endpoint https://storage.googleapis.com, with an HMAC key of Google Cloud Storage`,
      )
    case 'r2':
      return reject(
        `docgen has no target ${scheme}://`,
        `Write s3://${name} --endpoint https://ACCOUNT_ID.r2.cloudflarestorage.com`,
      )
    case 'http':
    case 'https':
      return rejectUrl(text)
    case 'file':
      return reject(
        `"${text}" is a URL, not a folder`,
        `Write the path of the folder: ${rest.replace(/^\/\/(?=\/)/, '')}`,
      )
    case 'ssh':
    case 'rsync':
    case 'sftp':
    case 'scp':
      return rejectServer(text)
    default:
      return /^[a-z]$/i.test(scheme) || rest === ''
        ? { value: { kind: 'folder', path: text }, diagnostics: [] }
        : rejectScheme(text, scheme)
  }
}

function rejectScheme(text: string, scheme: string): Outcome<undefined> {
  const hint = 'Name a bucket, such as s3://my-docs, or a folder'
  // `host:/srv/docs` has the form of a URL.
  return scheme.includes('.') || (/^[^:]+:[/~]/.test(text) && !text.includes('://'))
    ? rejectServer(text)
    : reject(`docgen has no target ${scheme}://`, hint)
}

function parseBucket(text: string, rest: string): Outcome<DeployTarget | undefined> {
  const [bucket = '', ...folders] = rest.split('/')
  if (bucket === '') return reject(`"${text}" names no bucket`, 'Write s3://BUCKET or s3://BUCKET/FOLDER')
  if (!BUCKET.test(bucket) || bucket.includes('..')) {
    const near = bucket.toLowerCase().replaceAll('_', '-')
    const hint = BUCKET.test(near)
      ? `Did you mean s3://${[near, ...folders].join('/')}?`
      : 'Check the name of the bucket'
    return reject(
      `"${bucket}" can't be the name of a bucket: names have 3 to 63 lower-case letters, digits, dots and hyphens`,
      hint,
    )
  }
  const names = folders.filter((folder) => folder !== '')
  if (names.some((name) => name === '.' || name === '..'))
    return reject(`"${text}" contains a folder . or ..`, 'Write the path without them')
  return { value: { kind: 'bucket', bucket, prefix: names.map((name) => `${name}/`).join('') }, diagnostics: [] }
}

/** Rejects the URL of a bucket or of a site. */
function rejectUrl(text: string): Outcome<undefined> {
  const hint = 'Name the bucket, such as s3://my-docs, or a folder'
  if (!URL.canParse(text)) return reject(`"${text}" is not a target`, hint)
  const { hostname, pathname } = new URL(text)
  const path = pathname.replace(/\/$/, '')
  const end = /\.amazonaws\.com(?:\.cn)?$/.test(hostname) ? hostname.indexOf('.s3') : -1
  const bucket = end === -1 ? undefined : hostname.slice(0, end)
  if (bucket !== undefined) return reject('a target is not a URL', `Write s3://${bucket}${path}`)
  if (/^s3[.-]|\.r2\.cloudflarestorage\.com$|^storage\.googleapis\.com$/.test(hostname) && path !== '')
    return reject('a target is not a URL', `Write s3:/${path} --endpoint https://${hostname}`)
  return reject(`"${text}" is the URL of a site, and docgen can't upload files there`, hint)
}

function rejectServer(text: string): Outcome<undefined> {
  const target = text.replace(/^(?:ssh|scp|sftp):\/\/([^/]*)/, '$1:').replace(/\/$/, '')
  return reject(
    `"${text}" is a folder of another machine, and docgen has no connection to servers`,
    `Copy the output with rsync instead: rsync -a --delay-updates --delete-after dist/ ${target}/`,
  )
}

function reject(message: string, hint: string): Outcome<undefined> {
  return rejectDeployment('invalid-target', message, hint)
}
