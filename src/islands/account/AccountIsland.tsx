export default function AccountIsland() {
  return null;
}
