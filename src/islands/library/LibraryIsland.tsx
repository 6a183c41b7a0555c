export default function LibraryIsland() {
  return null;
}
