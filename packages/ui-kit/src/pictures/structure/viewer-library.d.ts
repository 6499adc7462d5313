// The package names its build with sources as strings of script, which our content policy refuses to run; this is the other one.
declare module '3dmol/build/3Dmol.es6-min.js' {
  export * from '3dmol'
}
