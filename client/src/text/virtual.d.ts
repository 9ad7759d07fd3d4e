// Made by scripts/fluent.mjs of the message files.
declare module "virtual:texts/*" {
  const patterns: import("./languages").Patterns;
  export default patterns;
}
