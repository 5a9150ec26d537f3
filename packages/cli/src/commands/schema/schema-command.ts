import { Argument, type Command, Option } from 'commander'
import { addVerbosity, type Run, type VerbosityOptions } from '../verbosity.js'
import { SCHEMA_NAMES } from './schema-names.js'

/** A content management system that edits files in Git. */
export type CmsName = 'decap' | 'keystatic'

/** Flags of `docgen schema`. */
export interface SchemaOptions extends VerbosityOptions {
  readonly out?: string
  /** The content management system whose config to write. */
  readonly cms?: CmsName
  /** The site's folder, for `cms`. */
  readonly site?: string
}

/** Declares `docgen schema`. */
export function addSchemaCommand(program: Command, run: Run<[name: string | undefined, options: SchemaOptions]>): void {
  const command = program
    .command('schema')
    .summary('print the JSON Schema of a file')
    .description(
      'Prints the JSON Schema of a kind of file, or of a report. Editors complete and check files with it. Without a name, lists the names.',
    )
    .addArgument(new Argument('[name]', 'kind of file or report').choices(SCHEMA_NAMES))
    .option('-o, --out <folder>', 'write the schema, or all schemas without a name, into a folder')
    .addOption(
      new Option('--cms <name>', "print the config of a content management system for the site's folders").choices([
        'decap',
        'keystatic',
      ]),
    )
    .option('--site <folder>', 'folder of the site, with --cms')
  addVerbosity(command).action(run)
}
