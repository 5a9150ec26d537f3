import { Argument, type Command } from 'commander'
import { SCHEMA_NAMES } from './schema-names.js'
import { addVerbosity, type Run, type VerbosityOptions } from './verbosity.js'

/** Flags of `docgen schema`. */
export interface SchemaOptions extends VerbosityOptions {
  readonly out?: string
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
  addVerbosity(command).action(run)
}
