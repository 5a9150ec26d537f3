import { DeployFailure, failDeployment } from '../deploy-failure.js'
import type { S3Location } from './s3-client.js'
import { S3Error } from './s3-error.js'

/** Codes for keys that the server does not accept. */
const REJECTED_KEYS: Readonly<Record<string, string>> = {
  InvalidAccessKeyId: 'it does not know the access key',
  SignatureDoesNotMatch: 'the secret key does not belong to the access key',
  ExpiredToken: 'the session token has expired',
  TokenRefreshRequired: 'the session token has expired',
  InvalidToken: 'the session token is not valid',
  RequestTimeTooSkewed: 'the clock of this machine is wrong',
  RequestExpired: 'the clock of this machine is wrong',
  AuthFailure: 'the credentials are not valid',
}

const NETWORK: Readonly<Record<string, string>> = {
  ENOTFOUND: 'no name server knows this host',
  EAI_AGAIN: 'the name server does not answer',
  ECONNREFUSED: 'nothing listens on this port',
  ECONNRESET: 'the server closed the connection',
  EPIPE: 'the server closed the connection',
  ETIMEDOUT: 'the host does not answer',
  EHOSTUNREACH: 'the host cannot be reached',
  ENETUNREACH: 'this machine has no network',
}

/** Turns a failed request into the failure of the deployment; returns any other error unchanged. */
export function explainS3Error(error: unknown, { bucket, endpoint }: S3Location): unknown {
  if (!(error instanceof S3Error)) return error
  const service = endpoint === undefined ? 'Amazon S3' : new URL(endpoint).host
  const { code, status, key } = error
  const reason = REJECTED_KEYS[code]
  if (reason !== undefined) return rejectCredentials(`${service} rejects the credentials: ${reason}`, hintKeys(code))
  if (status === 401 || status === 403) {
    const what = key === undefined ? `list the files of ${bucket}` : `access ${key} in ${bucket}`
    return rejectCredentials(
      `${service} does not allow these credentials to ${what}${code === '' ? '' : ` (${code})`}`,
      'Check the name of the bucket, and allow s3:ListBucket, s3:GetObject, s3:PutObject and s3:DeleteObject',
    )
  }
  if (code === 'NoSuchBucket' || (status === 404 && key === undefined))
    return failDeployment(
      `${service} has no bucket ${bucket}`,
      'Check its name and the endpoint, or create the bucket: docgen creates none',
    )
  if (status !== 0) {
    const what = key === undefined ? `a request for ${bucket}` : `a request for ${key}`
    const detail = code === '' ? `status ${status}` : `${code}: ${error.message}`
    return error.isTemporary
      ? failDeployment(`${service} failed ${what} several times (${detail})`, 'Deploy again later: docgen continues')
      : failDeployment(`${service} rejected ${what} (${detail})`, 'Check the endpoint and the settings of the bucket')
  }
  const host = endpoint ?? `https://s3.amazonaws.com`
  if (error.isTimeout)
    return failDeployment(`${service} did not respond in time, several times`, 'Deploy again later: docgen continues')
  if (error.isTemporary || error.isUnreachable)
    return failDeployment(
      `${host} cannot be reached: ${NETWORK[code] ?? error.message}`,
      error.isUnreachable
        ? 'Check the endpoint and the network, and deploy again'
        : 'Check the network, and deploy again: docgen continues',
    )
  return failDeployment(`the connection to ${host} failed: ${error.message}`, 'Check the endpoint')
}

function hintKeys(code: string): string {
  if (code === 'RequestTimeTooSkewed' || code === 'RequestExpired') return 'Set the clock of this machine'
  if (/Token/.test(code)) return 'Create new temporary credentials, and deploy again: docgen continues'
  return 'Check AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY and, if your credentials have one, AWS_SESSION_TOKEN'
}

function rejectCredentials(message: string, hint: string): DeployFailure {
  return new DeployFailure({ code: 'rejected-credentials', severity: 'error', message, hint })
}
