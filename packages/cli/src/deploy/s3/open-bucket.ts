import { createHash } from 'node:crypto'
import type { Content, FileSettings, Store, WriteCondition } from '../store.js'
import { explainS3Error } from './explain-s3-error.js'
import type { S3Client, S3Location, S3Request } from './s3-client.js'
import { S3Error } from './s3-error.js'
import type { HttpResponse } from './send-request.js'

/** Requests for the files of a bucket. */
export type Bucket = Pick<Store, 'read' | 'hash' | 'write'> & {
  readonly send: (request: S3Request) => Promise<HttpResponse>
  /** Sends a file; the status is 412 if its condition fails, and 404 if the bucket does not exist. */
  readonly put: (request: PutRequest) => Promise<HttpResponse>
}

/** A file to write to a bucket. */
export interface PutRequest {
  readonly file: string
  readonly content: Content
  readonly settings: FileSettings
  readonly condition?: WriteCondition | undefined
  readonly signal?: AbortSignal
}

/** Creates the requests for a bucket, which reject with a `DeployFailure`. `prefix` is the start of all keys. */
export function openBucket(client: S3Client, prefix: string, location: S3Location): Bucket {
  const send = async (request: S3Request): Promise<HttpResponse> => {
    try {
      return await client.send(request)
    } catch (error) {
      throw explainS3Error(error, location)
    }
  }
  const read: Bucket['read'] = async (file) => {
    const response = await send({ method: 'GET', key: prefix + file, expected: [404] })
    if (response.status === 404) return rejectMissingBucket(response, location)
    const written = Date.parse(response.header('last-modified') ?? '')
    const now = Date.parse(response.header('date') ?? '')
    const ageMs = Number.isFinite(now - written) ? now - written : Date.now() - written
    return { bytes: response.body, tag: response.header('etag') ?? '', ageMs }
  }
  const hash: Bucket['hash'] = async (file, size) => {
    const key = prefix + file
    const head = await send({ method: 'HEAD', key, expected: [404] })
    if (head.status === 404 || Number(head.header('content-length')) !== size) return undefined
    const digest = createHash('sha256')
    const { status } = await send({ method: 'GET', key, expected: [404], onChunk: (chunk) => digest.update(chunk) })
    return status === 404 ? undefined : digest.digest('hex')
  }
  const put: Bucket['put'] = ({ file, content, settings, condition, signal }) => {
    const { contentType, cacheControl, redirect } = settings
    return send({
      method: 'PUT',
      key: prefix + file,
      body: content,
      headers: {
        'content-type': contentType,
        'cache-control': cacheControl,
        ...(redirect !== undefined && { 'x-amz-website-redirect-location': redirect }),
        ...(condition && ('isNew' in condition ? { 'if-none-match': '*' } : { 'if-match': condition.tag })),
      },
      expected: condition ? [404, 412] : [],
      ...(signal && { signal }),
    })
  }
  const write: Bucket['write'] = async (file, content, settings, condition) => {
    const response = await put({ file, content, settings, condition })
    if (response.status < 300) return response.header('etag') ?? ''
    if (response.status === 404) return rejectMissingBucket(response, location)
    // An earlier attempt may have succeeded although its response was lost.
    const current = (await hash(file, content.size)) === content.sha256 ? await read(file) : undefined
    if (!current) return undefined
    const again = await put({ file, content, settings, condition: { tag: current.tag } })
    return again.status < 300 ? (again.header('etag') ?? '') : undefined
  }
  return { send, read, hash, put, write }
}

/** A missing key and a missing bucket have the same status. */
function rejectMissingBucket({ body }: HttpResponse, location: S3Location): undefined {
  if (!body.includes('NoSuchBucket')) return undefined
  throw explainS3Error(S3Error.fromResponse({ status: 404, header: () => undefined, body }, undefined), location)
}
