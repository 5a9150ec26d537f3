import type { Outcome } from '@docgen/renderer/contract'
import { rejectDeployment } from './deploy-failure.js'
import type { S3Location } from './s3/s3-client.js'

/** Environment variables, as in `process.env`. */
export type Environment = Readonly<Record<string, string | undefined>>

/** Options of the command line that replace variables. */
export interface LocationOptions {
  readonly endpoint?: string
  readonly region?: string
}

/** Region of services that have only one. */
const DEFAULT_REGION = 'us-east-1'

/** Reads from options and environment how to reach a bucket. The variables are those of the AWS command line. */
export function readLocation(
  bucket: string,
  options: LocationOptions,
  environment: Environment,
): Outcome<S3Location | undefined> {
  const variable = (...names: readonly string[]): string | undefined =>
    names.map((name) => environment[name]?.trim()).find((value) => value !== undefined && value !== '')
  const endpoint = options.endpoint ?? variable('AWS_ENDPOINT_URL_S3', 'AWS_ENDPOINT_URL')
  if (endpoint !== undefined && !isHttpUrl(endpoint)) {
    const name = options.endpoint === undefined ? 'AWS_ENDPOINT_URL' : '--endpoint'
    const hint = isHttpUrl(`https://${endpoint}`)
      ? `Write https://${endpoint}`
      : 'Write a URL such as https://s3.example.com'
    return rejectDeployment('invalid-target', `${name} is not an http(s) URL: "${endpoint}"`, hint)
  }
  const accessKeyId = variable('AWS_ACCESS_KEY_ID')
  const secretAccessKey = variable('AWS_SECRET_ACCESS_KEY')
  const sessionToken = variable('AWS_SESSION_TOKEN')
  if (accessKeyId === undefined || secretAccessKey === undefined) {
    const missing = [
      ...(accessKeyId === undefined ? ['AWS_ACCESS_KEY_ID'] : []),
      ...(secretAccessKey === undefined ? ['AWS_SECRET_ACCESS_KEY'] : []),
    ]
    const hint =
      endpoint === undefined
        ? 'Set the variables to the keys of an account that may write to the bucket. If the AWS command line is signed in: eval "$(aws configure export-credentials --format env)"'
        : 'Set the variables to the keys that the service has given you for the bucket'
    return rejectDeployment('missing-credentials', `the environment has no ${missing.join(' and no ')}`, hint)
  }
  const region = options.region ?? variable('AWS_REGION', 'AWS_DEFAULT_REGION') ?? DEFAULT_REGION
  if (!/^[a-z\d-]+$/i.test(region))
    return rejectDeployment('invalid-target', `"${region}" can't be a region`, 'Write one such as eu-central-1')
  const credentials = { accessKeyId, secretAccessKey, ...(sessionToken !== undefined && { sessionToken }) }
  return { value: { bucket, region, credentials, ...(endpoint !== undefined && { endpoint }) }, diagnostics: [] }
}

function isHttpUrl(text: string): boolean {
  return /^https?:\/\/[^/]/.test(text) && URL.canParse(text)
}
