package main

import (
	"errors"
	"fmt"
	"log"
	"time"
)

const (
	// For all that a start waits for: other machines, the first node's copy, whoever migrates.
	startPatience = 10 * time.Minute
	untilNextTry  = time.Second
	// A wait that is shorter is not worth a line.
	worthSaying = 5 * time.Second
)

// Machines that start together meet each other half ready: the lead changes, or one of them migrates for longer
// than a transaction waits. Every step of a start may be done twice, so what failed for no fault of its own is.
func (d *database) untilDone(step func() error) error {
	for {
		before := d.troubles.Load()
		err := step()
		if err == nil || d.troubles.Load() == before || time.Now().After(d.startsUntil) {
			return err
		}
		log.Print("The cluster was not ready for this node, whose start is tried again: ", err)
		time.Sleep(untilNextTry)
	}
}

func waitingFor(whom string) (said *time.Timer) {
	return time.AfterFunc(worthSaying, func() { log.Printf("This node waits for %s.", whom) })
}

// A new cluster begins with the database of a single PocketBase. The first node alone fills it, and whoever joins
// meanwhile waits: its migrations would make tables that the copy has too. One that is filled stays as it is.
func (d *database) beginWith(file string) error {
	target := d.open()
	defer target.Close()
	var knows bool
	if err := target.QueryRow("SELECT count(*) FROM pragma_function_list WHERE name = 'string_agg'").Scan(&knows); err != nil {
		return err
	}
	if !knows {
		return errors.New("the SQLite of this machine is too old: dqlite needs one of 3.44 or later here, since hooks use string_agg")
	}
	defer waitingFor("the first one to fill the database").Stop()
	for {
		var tables, halves int
		found := target.QueryRow(
			"SELECT count(*), coalesce(sum(name = '" + unfinished + "'), 0) FROM sqlite_master WHERE type = 'table'")
		if err := found.Scan(&tables, &halves); err != nil {
			return err
		}
		switch first := len(d.settings.members) == 0; {
		case tables > 0 && halves == 0:
			return nil
		case first && file != "":
			return fill(target, file)
		case first && halves > 0:
			return errors.New("the database was copied in by half; POSTQUILL_CLUSTER_FROM must name the file again")
		case first:
			return nil
		case time.Now().After(d.startsUntil):
			return fmt.Errorf("the first node did not fill the database within %s", startPatience)
		}
		time.Sleep(200 * time.Millisecond)
	}
}
