import { type Command, InvalidArgumentError, Option } from 'commander'
import { addVerbosity, type JsonOptions, type Run, type VerbosityOptions } from '../verbosity.js'

/** Flags of `docgen deploy`. */
export interface DeployOptions extends VerbosityOptions, JsonOptions {
  readonly out?: string
  readonly dryRun?: boolean
  readonly force?: boolean
  readonly atomic?: boolean
  /** In days. */
  readonly keep: number
  readonly endpoint?: string
  readonly region?: string
  readonly parallel: number
}

/** Declares `docgen deploy`. */
export function addDeployCommand(
  program: Command,
  run: Run<[target: string, dir: string, options: DeployOptions]>,
): void {
  const command = program
    .command('deploy')
    .summary('upload the built site to a bucket or a folder')
    .description(
      'Uploads what has changed in the built site to a bucket with the S3 protocol, or to a folder. Credentials come from the environment variables AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY and AWS_SESSION_TOKEN.',
    )
    .argument('<target>', 's3://bucket, s3://bucket/folder or the path of a folder')
    .argument('[dir]', 'folder with the site.config file', '.')
    .option('-o, --out <folder>', 'the built site (default: dist next to the config)')
    .option('--dry-run', 'print what would change, and change nothing')
    .option('--force', 'deploy to a target with other files, and replace those with the name of a file of the site')
    .option(
      '--atomic',
      'for a folder: write each deployment to a folder in releases/, and then switch the symbolic link "current" to it',
    )
    .addOption(
      new Option('--keep <days>', 'how long files in assets/ and releases stay that the site no longer needs')
        .argParser(parseDays)
        .default(7),
    )
    .option('--endpoint <url>', 'URL of the S3 service (default: AWS_ENDPOINT_URL, or Amazon S3)')
    .option('--region <name>', 'region of the bucket (default: AWS_REGION, or what the service reports)')
    .addOption(
      new Option('--parallel <count>', 'number of uploads at the same time, from 1 to 64')
        .argParser(parseParallel)
        .default(16),
    )
    .option('--json', 'print the result as JSON')
  addVerbosity(command).action(run)
}

function parseDays(text: string): number {
  const days = Number(text)
  if (text.trim() === '' || !(days >= 0 && days <= 3650))
    throw new InvalidArgumentError('It must be a number of days from 0 to 3650.')
  return days
}

function parseParallel(text: string): number {
  const count = Number(text)
  if (!Number.isInteger(count) || count < 1 || count > 64)
    throw new InvalidArgumentError('It must be a whole number from 1 to 64.')
  return count
}
