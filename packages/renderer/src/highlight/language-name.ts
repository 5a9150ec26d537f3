import { LANGUAGE_MODULES, PLAIN_LANGUAGES } from './language-modules.js'

/** Grammar or language tag → usual name. A tag without an entry has the name of its grammar. */
const NAMES: ReadonlyMap<string, string> = new Map(
  `bash=Shell c=C clojure=Clojure console=Terminal cpp=C++ csharp=C# css=CSS csv=CSV dart=Dart diff=Diff docker=Dockerfile
  elixir=Elixir env=.env erlang=Erlang go=Go graphql=GraphQL groovy=Groovy haskell=Haskell hcl=HCL html=HTML http=HTTP
  ini=INI java=Java javascript=JavaScript json=JSON json5=JSON jsonc=JSON jsx=JSX julia=Julia kotlin=Kotlin latex=LaTeX
  less=Less lua=Lua makefile=Makefile markdown=Markdown markup=HTML matlab=MATLAB mdx=MDX nginx=nginx nix=Nix
  objectivec=Objective-C ocaml=OCaml perl=Perl php=PHP powershell=PowerShell properties=Properties protobuf=Protobuf
  python=Python r=R regex=Regex ruby=Ruby rust=Rust sass=Sass scala=Scala scss=SCSS shell-session=Terminal
  solidity=Solidity sql=SQL svelte=Svelte svg=SVG swift=Swift terraform=Terraform tf=Terraform toml=TOML tsx=TSX
  typescript=TypeScript vue=Vue wasm=WebAssembly xml=XML yaml=YAML zig=Zig`
    .split(/\s+/)
    .map((pair): [string, string] => {
      const equals = pair.indexOf('=')
      return [pair.slice(0, equals), pair.slice(equals + 1)]
    }),
)

/**
 * Returns the usual name of a language, such as `TypeScript` for `ts`; `undefined` for plain text and for rare
 * languages.
 */
export function languageName(language: string): string | undefined {
  if (PLAIN_LANGUAGES.has(language)) return undefined
  return NAMES.get(language) ?? NAMES.get(LANGUAGE_MODULES.get(language) ?? '')
}
