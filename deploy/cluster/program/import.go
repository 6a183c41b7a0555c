package main

import (
	"database/sql"
	"errors"
	"fmt"
	"strings"

	_ "modernc.org/sqlite" // the program's own SQLite, for the file that is read
)

// There while rows are copied, so that half a copy is never taken for the whole.
const unfinished = "_cluster_import_unfinished"

func fill(target *sql.DB, file string) error {
	source, err := sql.Open("sqlite", "file:"+file+"?mode=ro")
	if err != nil {
		return err
	}
	defer source.Close()
	if err := copyDatabase(source, target); err != nil {
		return fmt.Errorf("%s cannot be copied into the cluster: %w", file, err)
	}
	return nil
}

func copyDatabase(source, target *sql.DB) error {
	if _, err := target.Exec("CREATE TABLE IF NOT EXISTS " + unfinished + " (at TEXT)"); err != nil {
		return err
	}
	if err := dropHalf(target); err != nil {
		return err
	}
	// An index of words is a virtual table. What it knows lies in shadow tables, which are made with it.
	for _, kind := range []string{"table", "virtual", "shadow"} {
		tables, err := pairsOf(source, namedTables(kind))
		if err != nil {
			return err
		}
		for _, table := range tables {
			if err := copyTable(source, target, kind, table[0], table[1]); err != nil {
				return err
			}
		}
	}
	// Last: made with every row they would cost as much again.
	rest, err := pairsOf(source, "SELECT name, sql FROM sqlite_master WHERE type <> 'table' AND sql IS NOT NULL")
	if err != nil {
		return err
	}
	for _, one := range rest {
		if _, err := target.Exec(one[1]); err != nil {
			return err
		}
	}
	_, err = target.Exec("DROP TABLE " + unfinished)
	return err
}

// What an earlier try left behind, which nobody has served from.
func dropHalf(target *sql.DB) error {
	for _, kind := range []string{"view", "virtual", "table"} {
		left, err := pairsOf(target, namedTables(kind)+" AND name <> '"+unfinished+"'")
		if err != nil {
			return err
		}
		drop := "DROP TABLE "
		if kind == "view" {
			drop = "DROP VIEW "
		}
		for _, one := range left {
			if _, err := target.Exec(drop + quoted(one[0])); err != nil {
				return err
			}
		}
	}
	return nil
}

func namedTables(kind string) string {
	return "SELECT name, sql FROM sqlite_master JOIN pragma_table_list USING (name)" +
		" WHERE schema = 'main' AND pragma_table_list.type = '" + kind + "' AND name NOT LIKE 'sqlite_%'"
}

func copyTable(source, target *sql.DB, kind, name, definition string) error {
	if kind == "shadow" {
		// Over what came with it and not after deleting that: without it in between, the index could not even be dropped.
		return copyRows(source, target, "INSERT OR REPLACE", name)
	}
	if _, err := target.Exec(definition); err != nil || kind == "virtual" {
		return err
	}
	return copyRows(source, target, "INSERT", name)
}

func quoted(name string) string { return `"` + strings.ReplaceAll(name, `"`, `""`) + `"` }

// As SQLite itself writes values down, so that each arrives as what it was.
func copyRows(source, target *sql.DB, verb, table string) error {
	columns, err := pairsOf(source, "SELECT name, name FROM pragma_table_info('"+strings.ReplaceAll(table, "'", "''")+"')")
	if err != nil {
		return err
	}
	var values, names []string
	for _, column := range columns {
		names = append(names, quoted(column[0]))
		values = append(values, "quote("+quoted(column[0])+")")
	}
	rows, err := source.Query("SELECT " + strings.Join(values, " || ',' || ") + " FROM " + quoted(table))
	if err != nil {
		return err
	}
	defer rows.Close()
	into := verb + " INTO " + quoted(table) + " (" + strings.Join(names, ",") + ") VALUES "
	var batch []string
	size := 0
	send := func() error {
		if len(batch) == 0 {
			return nil
		}
		_, err := target.Exec(into + strings.Join(batch, ","))
		batch, size = nil, 0
		return err
	}
	for rows.Next() {
		var row string
		if err := rows.Scan(&row); err != nil {
			return err
		}
		batch = append(batch, "("+row+")")
		if size += len(row); size > 200_000 || len(batch) == 400 {
			if err := send(); err != nil {
				return err
			}
		}
	}
	return errors.Join(rows.Err(), send())
}

func pairsOf(from *sql.DB, query string) ([][2]string, error) {
	rows, err := from.Query(query)
	if err != nil {
		return nil, err
	}
	defer rows.Close()
	var found [][2]string
	for rows.Next() {
		var pair [2]string
		if err := rows.Scan(&pair[0], &pair[1]); err != nil {
			return nil, err
		}
		found = append(found, pair)
	}
	return found, rows.Err()
}
