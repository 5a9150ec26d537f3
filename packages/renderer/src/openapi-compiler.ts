// Loaded by sites with an API alone: samplers, snippet generators and the validator of examples are heavy.
export { type ApiSource, type CompileApiPage, createApiCompiler } from './openapi/create-api-compiler.js'
