import ts from 'typescript-api';

const options: ts.CompilerOptions = {
  target: ts.ScriptTarget.ES2024,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  lib: ['lib.es2024.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
  types: [],
  jsx: ts.JsxEmit.ReactJSX,
  strict: true,
  noUncheckedIndexedAccess: true,
  allowImportingTsExtensions: true,
  skipLibCheck: true,
  noEmit: true,
};

/** Files of packages, which no program changes: read once for all of them. */
const ofPackages = new Map<string, ts.SourceFile | undefined>();

/** A program of files. @param texts files that are not on the disk, by path */
export function programOf(files: string[], texts: Record<string, string> = {}): ts.Program {
  const host = ts.createCompilerHost(options);
  const onDisk = { ...host };
  host.getSourceFile = (name, languageVersion) => {
    if (texts[name] !== undefined) return ts.createSourceFile(name, texts[name], languageVersion);
    if (!name.includes('/node_modules/')) return onDisk.getSourceFile(name, languageVersion);
    if (!ofPackages.has(name)) ofPackages.set(name, onDisk.getSourceFile(name, languageVersion));
    return ofPackages.get(name);
  };
  host.fileExists = (name) => texts[name] !== undefined || onDisk.fileExists(name);
  return ts.createProgram([...files, ...Object.keys(texts)], options, host);
}
