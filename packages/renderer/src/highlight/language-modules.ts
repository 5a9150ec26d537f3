// Names and aliases of the Prism grammars that refractor 5.0.0 ships, one module each; a test compares the list with
// the package. Modules that only change other grammars are omitted.
const NAMES = `
  abap abnf actionscript ada agda al antlr4 apacheconf apex apl applescript aql arduino arff armasm arturo asciidoc
  asm6502 asmatmel aspnet autohotkey autoit avisynth avro-idl awk bash basic batch bbcode bbj bicep birb bison bnf
  bqn brainfuck brightscript bro bsl c cfscript chaiscript cil cilkc cilkcpp clike clojure cmake cobol coffeescript
  concurnas cooklang coq cpp crystal csharp cshtml csp css csv cue cypher d dart dataweave dax dhall
  diff django dns-zone-file docker dot ebnf editorconfig eiffel ejs elixir elm erb erlang etlua excel-formula
  factor false firestore-security-rules flow fortran fsharp ftl gap gcode gdscript gedcom gettext gherkin git glsl
  gml gn go-module go gradle graphql groovy haml handlebars haskell haxe hcl hlsl hoon hpkp hsts http ichigojam
  icon icu-message-format idris iecst ignore inform7 ini io j java javadoc javadoclike javascript javastacktrace
  jexl jolie jq jsdoc json json5 jsonp jsstacktrace jsx julia keepalived keyman kotlin kumir
  kusto latex latte less lilypond linker-script liquid lisp livescript llvm log lolcode lua magma makefile markdown
   markup mata matlab maxscript mel mermaid metafont mizar mongodb monkey moonscript n1ql n4js
  nand2tetris-hdl naniscript nasm neon nevod nginx nim nix nsis objectivec ocaml odin opencl openqasm oz parigp
  parser pascal pascaligo pcaxis peoplecode perl php phpdoc plant-uml plsql powerquery powershell
  processing prolog promql properties protobuf psl pug puppet pure purebasic purescript python q qml qore qsharp r
  racket reason regex rego renpy rescript rest rip roboconf robotframework ruby rust sas sass scala scheme scss
  shell-session smali smalltalk smarty sml solidity solution-file soy sparql splunk-spl sqf sql squirrel stan stata
  stylus supercollider swift systemd t4-cs t4-templating t4-vb tap tcl textile toml tremor tsx tt2 turtle twig
  typescript typoscript unrealscript uorazor uri v vala vbnet velocity verilog vhdl vim visual-basic warpscript
  wasm web-idl wgsl wiki wolfram wren xeora xojo xquery yaml yang zig
`

const ALIASES = `
  g4=antlr4 ino=arduino arm-asm=armasm art=arturo adoc=asciidoc avs=avisynth avdl=avro-idl gawk=awk sh=bash
  shell=bash shortcode=bbcode rbnf=bnf oscript=bsl cfc=cfscript cilk-c=cilkc cilk=cilkcpp cilk-cpp=cilkcpp
  coffee=coffeescript conc=concurnas cs=csharp dotnet=csharp razor=cshtml jinja2=django dns-zone=dns-zone-file
  dockerfile=docker gv=dot eta=ejs xls=excel-formula xlsx=excel-formula po=gettext gamemakerlanguage=gml gni=gn
  go-mod=go-module hbs=handlebars mustache=handlebars hs=haskell idr=idris gitignore=ignore hgignore=ignore
  npmignore=ignore js=javascript webmanifest=json kt=kotlin kts=kotlin kum=kumir context=latex tex=latex
  ly=lilypond ld=linker-script elisp=lisp emacs=lisp emacs-lisp=lisp md=markdown atom=markup html=markup
  mathml=markup rss=markup ssml=markup svg=markup xml=markup moon=moonscript n4jsd=n4js nani=naniscript
  objc=objectivec qasm=openqasm objectpascal=pascal px=pcaxis pcode=peoplecode plantuml=plant-uml
  mscript=powerquery pq=powerquery pbfasm=purebasic purs=purescript py=python qs=qsharp rkt=racket rpy=renpy
  res=rescript robot=robotframework rb=ruby sh-session=shell-session shellsession=shell-session smlnj=sml
  sol=solidity sln=solution-file rq=sparql sclang=supercollider t4=t4-cs trickle=tremor troy=tremor trig=turtle
  ts=typescript tsconfig=typoscript uc=unrealscript uscript=unrealscript url=uri vb=visual-basic vba=visual-basic
  webidl=web-idl mathematica=wolfram nb=wolfram wl=wolfram xeoracube=xeora yml=yaml
`

// Tags that authors use and Prism lacks.
const ADDED_ALIASES = `
  ahk=autohotkey angular-html=markup apache=apacheconf asm=nasm astro=markup bat=batch bazel=python bzl=python
  c#=csharp c++=cpp cc=cpp cfg=ini cjs=javascript clj=clojure cljs=clojure cmd=batch conf=ini console=shell-session
  containerfile=docker cr=crystal cts=typescript cu=cpp cuda=cpp cxx=cpp delphi=pascal dos=batch doscon=batch
  dotenv=properties edn=clojure env=properties erl=erlang ex=elixir exs=elixir f#=fsharp f90=fortran fish=bash
  geojson=json go-html-template=handlebars go-template=handlebars golang=go gotemplate=handlebars gotmpl=handlebars
  gql=graphql graphqls=graphql h=c helm=yaml hpp=cpp htaccess=apacheconf htm=markup hxx=cpp ipython=python irb=ruby
  jade=pug jenkinsfile=groovy jinja=django jl=julia json-ld=json jsonc=json5 jsonl=json jsonld=json jsp=markup
  ksh=bash make=makefile mariadb=sql math=latex mdx=markdown mjs=javascript mk=makefile ml=ocaml mli=ocaml
  mts=typescript mysql=sql ndjson=json nginxconf=nginx node=javascript nodejs=javascript objective-c=objectivec
  octave=matlab patch=diff pcss=css pgsql=sql pl=perl plist=markup plpgsql=sql pm=perl postcss=css postgres=sql
  postgresql=sql pp=puppet proto3=protobuf proto=protobuf ps1=powershell ps1con=powershell psql=sql
  pwsh-session=powershell pwsh=powershell py3=python py3tb=python pycon=python pytb=python python3=python rbcon=ruby
  re=reason regexp=regex rs=rust rscript=r rst=rest service=systemd shellscript=bash sqlite3=sql sqlite=sql
  starlark=python sv=verilog svelte=markup systemverilog=verilog terraform=hcl tf=hcl tsql=sql vbscript=visual-basic
  viml=vim vimscript=vim vue=markup wat=wasm x86asm=nasm xaml=markup xhtml=markup zsh=bash
`

/** Tags that mean "no highlighting, and no warning about it". */
export const PLAIN_LANGUAGES: ReadonlySet<string> = new Set([
  'text',
  'txt',
  'plain',
  'plaintext',
  'none',
  'ansi',
  'no-highlight',
  'nohighlight',
  'output',
])

/** Language tag → name of the refractor module that has its grammar. */
export const LANGUAGE_MODULES: ReadonlyMap<string, string> = new Map([
  ...words(ADDED_ALIASES).map(parseAlias),
  ...words(ALIASES).map(parseAlias),
  ...words(NAMES).map((name): [string, string] => [name, name]),
])

function words(text: string): string[] {
  return text.trim().split(/\s+/)
}

function parseAlias(word: string): [string, string] {
  const [alias = '', name = ''] = word.split('=')
  return [alias, name]
}
