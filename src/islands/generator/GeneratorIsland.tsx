export default function GeneratorIsland() {
  return null;
}
