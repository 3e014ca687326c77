export function App() {
  return (
    <main>
      <h1>Race Analyzer</h1>
    </main>
  );
}
